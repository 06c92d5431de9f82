"""The routes of cups in the OpenAPI document."""

from siegeworks.kernel.game import Json
from siegeworks.server.openapi_parts import FILE, NUMBER, TEXT, good_answer, json_of, query, route


def cup_routes() -> dict[str, Json]:
    """The bearer token is the person's own key; everybody may read a cup without one."""
    page = good_answer("The cup.", json_of("CupPage"))
    cup = {"name": "cup", "in": "path", "required": True, "schema": TEXT}
    number = {"name": "number", "in": "path", "required": True, "schema": NUMBER}
    round_ = {"name": "round", "in": "path", "required": True, "schema": NUMBER}
    table: Json = {"text/csv": {"schema": TEXT}}

    def taking(summary: str, body: str, answers: Json) -> Json:
        return route(summary, answers, requestBody={"required": True, "content": json_of(body)})

    def below(path: str, method: str, operation: Json, *more: Json) -> dict[str, Json]:
        return {f"/api/cups/{{cup}}{path}": {"parameters": [cup, *more], method: operation}}

    made = good_answer("The cup.", json_of("CupPage"), "201")
    return {
        "/api/cups": {
            "get": route(
                "The cups of the server, the latest first",
                good_answer("A page of the list.", json_of("CupList")),
                parameters=[query("from", "How many cups to skip.", NUMBER)],
            ),
            "post": taking("Make a cup", "NewCup", made),
        },
        "/api/cups/mine": {
            "get": route("Where one has to play for a cup now", good_answer("The tables.", json_of("OwnCups")))
        },
        "/api/cups/{cup}": {
            "parameters": [cup],
            "get": route("A cup with its standings and pairings", page),
            "delete": route(
                "Delete a cup that has not begun, as its organizer", {"204": {"description": "It is deleted."}}
            ),
        },
        **below("/entrants", "post", taking("Take part", "CupEntry", made)),
        **below("/entrants/{number}", "delete", route("Leave, or send somebody away as the organizer", page), number),
        **below("/start", "post", route("Begin the first round, as the organizer", page)),
        **below("/seat", "post", route("Open one's own seat", good_answer("The seat.", json_of("CupSeat")))),
        **below(
            "/meetings/{round}/{number}",
            "put",
            taking("Decide a game that is not over, as the organizer", "MeetingDecision", page),
            round_,
            number,
        ),
        **below("/export.json", "get", route("The whole cup as a file", good_answer("A file.", FILE))),
        **below("/standings.csv", "get", route("The standings as a file", good_answer("A file.", table))),
        **below("/games.csv", "get", route("All games as a file", good_answer("A file.", table))),
    }
