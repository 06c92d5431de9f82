"""The routes of the OpenAPI document for reviews of finished games and for logs that people bring."""

from siegeworks.kernel.game import Json
from siegeworks.server.openapi_parts import LANGUAGE, good_answer, json_of, route

REVIEW_NOTE = (
    "A WebSocket for everybody who may see the replay. The first message of a page is `JoinReview`; the server answers"
    " with `ReviewState`. After that the page sends messages of `FromReviewer` and the server messages of `ToReviewer`,"
    " as over the socket of a table."
)


def review_routes() -> dict[str, Json]:
    """The routes below a finished table."""
    return {
        "/api/tables/{table}/review": {
            "summary": "Review a finished game together",
            "description": REVIEW_NOTE,
            "responses": {"101": {"description": "The socket is open.", "content": json_of("ToReviewer")}},
        },
        "/api/tables/{table}/notes": route(
            "The notes on a finished game", good_answer("All notes.", json_of("NoteList"))
        ),
    }


def course_route() -> Json:
    return route(
        "What if: choices that nobody made after a line of a finished game, or that of a bot",
        good_answer("What comes of them.", json_of("CourseAnswer")),
        parameters=[LANGUAGE],
        requestBody={"required": True, "content": json_of("CourseRequest")},
    )


def import_route() -> Json:
    return route(
        "Keep the finished game of a log as a table, to be replayed, proved and analysed",
        good_answer("The table.", json_of("ImportedLog"), "201"),
        requestBody={"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}},
    )
