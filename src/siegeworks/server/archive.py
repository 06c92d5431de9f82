"""Finished games: replays, the proof of their dice, analyses, branches, and the Chronicles."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from siegeworks.bots.analysis import AnalysedChoice, Analysis, finished
from siegeworks.games import kits, load_stage, load_words
from siegeworks.kernel.content import Document
from siegeworks.kernel.game import AnyGame, Outcome, parse_options
from siegeworks.kernel.log import Log, parse_log
from siegeworks.kernel.match import Replayed, replay, state_after, verify
from siegeworks.kernel.position import write_position
from siegeworks.kernel.problem import Problem
from siegeworks.kernel.stage import Stage
from siegeworks.server import protocol
from siegeworks.server.packing import packed
from siegeworks.server.presenter import Presenter, speech_of
from siegeworks.store.chronicles import AllChronicles
from siegeworks.store.records import Chronicle, ChronicleQuery, StoredTable
from siegeworks.store.tables import TableStore
from siegeworks.table.coach_words import score_text
from siegeworks.table.history import Chart, HistoryEntry
from siegeworks.table.registry import SeatRequest, TableRequest
from siegeworks.table.seating import name_key, names_in_log, person_name
from siegeworks.table.worker_tasks import PackedGame, unpacked_game

CHRONICLES_AT_ONCE = 50
"""How many wins and how many losses one page of the Chronicles has."""


def checked_finished(stored: StoredTable) -> StoredTable:
    """Refuse a running game: its log and its replay would reveal hidden cards."""
    if stored.outcome is None:
        raise Problem("table-running")
    return stored


def packed_replay(stored: StoredTable, game: PackedGame, seat: int | None, language: protocol.Language) -> bytes:
    """The answer to a request for a replay; runs in a worker process."""
    opened = unpacked_game(game)
    return packed(replayed(stored, opened, load_stage(opened), seat, language))


def packed_proof(stored: StoredTable, game: PackedGame) -> bytes:
    """The answer to a request for the proof of the dice; runs in a worker process."""
    return packed(verified(stored, unpacked_game(game)))


def packed_review(analysis: Analysis, game: PackedGame, log: Log, language: protocol.Language) -> bytes:
    """The answer to a request for a finished analysis; runs in a worker process."""
    return packed(analysed(analysis, unpacked_game(game), log, language))


def branch_request(stored: StoredTable, game: PackedGame, branch: protocol.Branch) -> TableRequest:
    """The same as `branched`; runs in a worker process."""
    return branched(stored, unpacked_game(game), branch)


def log_file(stored: StoredTable, content: Document | None) -> str:
    """The log of a finished game as a file, with its content if it is given."""
    log = parse_log(checked_finished(stored).log_text(), stored.id)
    log.pack = content
    return log.text()


def replayed(
    stored: StoredTable, game: AnyGame, stage: Stage, seat: int | None, language: protocol.Language
) -> protocol.Replay:
    """A finished game as a seat (None: the onlookers) saw it."""
    log = parse_log(checked_finished(stored).log_text(), stored.id)
    options = game.options(parse_options(log.header.options))
    if seat is not None and seat >= options.seats:
        raise Problem("replay-seat", seat=seat, seats=options.seats)
    names = names_in_log(log.header.seats)
    presenter = Presenter(game, stage, language, names)
    frames: list[protocol.ReplayFrame] = []
    chart = Chart()
    view: Any = None
    outcome: Outcome | None = None
    for step in replay(game, log):
        view = game.view(step.state, seat)
        frames.append(_frame(presenter, step, view, seat))
        outcome = step.outcome
        chart.note(frames[-1].turn + (outcome is not None), partial(stage.chart, view))
    if outcome is None:
        raise Problem("table-running")
    return protocol.Replay(
        table=stored.id,
        game=game.id,
        options=dict(options.settings),
        names=names,
        seat=seat,
        cooperative=game.cooperative,
        frames=frames,
        outcome=presenter.outcome(outcome, view, chart.rows(), log.seed or ""),
    )


def _frame(presenter: Presenter, step: Replayed, view: Any, seat: int | None) -> protocol.ReplayFrame:
    game = presenter.game
    return protocol.ReplayFrame(
        line=presenter.line(HistoryEntry(step.entry, step.events), seat, open_hands=game.open_hands(step.state)),
        scene=presenter.stage.scene(view),
        threats=presenter.words.threats(view.seen),
        question=presenter.words.question(view.seen) if step.outcome is None else presenter.ending(step.outcome, view),
        seat=None if step.outcome is not None else game.actor(step.state),
        turn=game.facts(step.state)["turns"],
    )


def analysed(analysis: Analysis, game: AnyGame, log: Log, language: protocol.Language) -> protocol.AnalysisReady:
    """What the coach thinks of a finished game, in words."""
    names = names_in_log(log.header.seats)
    words = load_words(game, speech_of(language, game.id).say, language, names)
    seen = {choice.line: choice.view.seen for choice in finished(game, log).choices}

    def reviewed(moment: AnalysedChoice) -> protocol.ReviewedChoice:
        action, best = moment.action, moment.best
        return protocol.ReviewedChoice(
            line=moment.line,
            turn=moment.turn,
            seat=moment.seat,
            action=game.notation.text(action),
            words=words.action(seen[moment.line], action),
            best=None if best == action else words.action(seen[moment.line], best),
            before=moment.before,
            lost=moment.lost,
            after=moment.after,
            luck=moment.luck,
        )

    return protocol.AnalysisReady(
        moments=[reviewed(moment) for moment in analysis.moments],
        curves=[list(curve) for curve in analysis.curves],
        accounts=[
            protocol.SeatReview(account.seat, account.decisions, account.lost, account.luck, account.best_share)
            for account in analysis.accounts
        ],
        luck=list(analysis.luck),
        turning_points=list(analysis.turning_points),
        score=score_text(speech_of(language, game.id).say, game.id, analysis),
    )


def branched(stored: StoredTable, game: AnyGame, branch: protocol.Branch) -> TableRequest:
    """The request for a table that begins where a finished game stood before a line."""
    log = parse_log(checked_finished(stored).log_text(), stored.id)
    if not 1 <= branch.line < len(log.entries):
        raise Problem("branch-line", line=branch.line, most=len(log.entries) - 1)
    before = state_after(game, log, branch.line - 1)
    options = game.options_of(before)
    if branch.seat >= options.seats:
        raise Problem("replay-seat", seat=branch.seat, seats=options.seats)
    own = person_name(branch.name)
    seats = [_branch_seat(name, own, branch.bot) for name in names_in_log(log.header.seats)]
    seats[branch.seat] = SeatRequest("me", own, branch.bot)
    position = write_position(game, before)
    return TableRequest(game.id, dict(options.settings), seats, branch.pace, position=position)


def _branch_seat(name: str, own: str, bot: str) -> SeatRequest:
    """A bot continues under the name of the former player, unless the founder has that name now."""
    return SeatRequest("bot", None if name_key(name) == name_key(own) else name, bot)


def verified(stored: StoredTable, game: AnyGame) -> protocol.Verified:
    """Prove the dice of a finished game."""
    log = parse_log(checked_finished(stored).log_text(), stored.id)
    return protocol.Verified(draws=verify(game, log), seed=log.seed or "", seed_hash=log.header.seed_hash)


def chronicle_page(
    home: Path, store: TableStore, titles: dict[str, dict[str, str]], query: ChronicleQuery, start: int
) -> protocol.ChroniclePage:
    """R-SCORE: games of this server and of its terminal, wins and losses by score, from a place on.

    Scores of different games are never compared: without a choice the page is that of the first game that was played.
    """

    def shown(entry: Chronicle) -> protocol.ChronicleEntry:
        return protocol.ChronicleEntry(
            date=entry.date,
            game=entry.game,
            result=entry.result,
            score=entry.score,
            difficulty=entry.difficulty,
            seats=entry.seats,
            names=names_in_log(entry.names),
            title=titles.get(entry.game, {}).get(entry.rank, entry.rank),
            rewinds=entry.rewinds,
            hints=entry.hints,
            table=entry.table,
            winners=list(entry.winners),
        )

    chronicles = AllChronicles(home, store)
    kinds = chronicles.kinds()
    played = dict.fromkeys(kind[0] for kind in kinds)
    game = query.game or next((known for known in kits() if known in played), next(iter(played), ""))
    query = replace(query, game=game)
    wins, losses = (chronicles.part(query, won=won, start=start, most=CHRONICLES_AT_ONCE) for won in (True, False))
    return protocol.ChroniclePage(
        game=game,
        wins=[shown(entry) for entry in wins.entries],
        losses=[shown(entry) for entry in losses.entries],
        more_wins=wins.more,
        more_losses=losses.more,
        kinds=[protocol.ChronicleKind(game, difficulty, seats) for game, difficulty, seats in kinds],
    )
