"""What if: choices that nobody made in a finished game, and what comes of them. Everything runs in a worker process."""

from dataclasses import replace

from siegeworks.bots import check_installed_bot, make_bot
from siegeworks.games import load_stage
from siegeworks.kernel.chance import child_seed
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import parse_log
from siegeworks.kernel.match import Match, state_after
from siegeworks.kernel.position import write_position
from siegeworks.kernel.problem import Problem
from siegeworks.server import protocol
from siegeworks.server.archive import checked_finished
from siegeworks.server.packing import packed
from siegeworks.server.presenter import Presenter
from siegeworks.server.protocol.review_messages import MOST_CHOICES_OF_COURSE
from siegeworks.store.records import StoredTable
from siegeworks.table.history import HistoryEntry
from siegeworks.table.seating import names_in_log
from siegeworks.table.worker_tasks import PackedGame, unpacked_game


def packed_course(
    stored: StoredTable, game: PackedGame, asked: protocol.CourseRequest, language: protocol.Language
) -> bytes:
    """The answer to a request for a course."""
    return packed(course(stored, unpacked_game(game), asked, language))


def course(
    stored: StoredTable, game: AnyGame, asked: protocol.CourseRequest, language: protocol.Language
) -> protocol.CourseAnswer:
    """Where some choices lead that follow the line of a finished game."""
    match = match_after(stored, game, asked.line)
    history = [HistoryEntry(match.log.entries[0], match.events)]
    choices = list(asked.course)
    history += [_played(match, game.notation.parse(text)) for text in choices]
    if asked.bot is not None:
        if len(choices) >= MOST_CHOICES_OF_COURSE:
            raise Problem("course-long", most=MOST_CHOICES_OF_COURSE)
        action = _bot_choice(match, asked.bot)
        history.append(_played(match, action))
        choices.append(game.notation.text(action))
    return _answer(match, history, choices, asked.line, language)


def match_after(stored: StoredTable, game: AnyGame, line: int) -> Match:
    """A game that begins where a finished one stood after a line. Its dice follow from the line and the public hash of
    the seed, so that everybody who asks for the same course sees the same dice."""
    log = parse_log(checked_finished(stored).log_text(), stored.id)
    if line >= len(log.entries) - 1:
        raise Problem("branch-line", line=line + 1, most=len(log.entries) - 1)
    before = state_after(game, log, line)
    names = tuple(names_in_log(log.header.seats))
    seed = child_seed(log.header.seed_hash, "course", line)
    return Match(game, game.options_of(before), names, seed, write_position(game, before))


def _played(match: Match, action: int) -> HistoryEntry:
    if match.actor is None:
        raise Problem("match-over")
    events = match.play(match.actor, action)
    return HistoryEntry(match.log.entries[-1], events)


def _bot_choice(match: Match, bot: str) -> int:
    game, seat = match.game, match.actor
    check_installed_bot(bot, game.id)
    if seat is None:
        raise Problem("match-over")
    thinker = make_bot(bot, game, child_seed(match.seed, "bot", seat, len(match.log.entries)))
    return thinker.choose(game.view(match.state, seat), game.canonical(match.state))


def _answer(
    match: Match, history: list[HistoryEntry], choices: list[str], line: int, language: protocol.Language
) -> protocol.CourseAnswer:
    game, stage = match.game, load_stage(match.game)
    presenter = Presenter(game, stage, language, list(match.log.header.seats))
    last = history[-1].entry.seat
    seat = match.actor if match.actor is not None else last or 0
    view, open_hands = game.view(match.state, seat), game.open_hands(match.state)
    lines = [
        presenter.line(replace(each, entry=replace(each.entry, number=line + number)), seat, open_hands=open_hands)
        for number, each in enumerate(history)
    ]
    words, over = presenter.words, match.outcome
    frame = protocol.ReplayFrame(
        line=lines[-1],
        scene=stage.scene(view),
        threats=words.threats(view.seen),
        question=words.question(view.seen) if over is None else presenter.ending(over, view),
        seat=match.actor,
        turn=game.facts(match.state)["turns"],
    )
    actions = [] if match.actor is None else presenter.actions(view, game.legal(match.state))
    return protocol.CourseAnswer(choices, seat, frame, lines[1:], actions)
