"""Finished games: their logs, their replays moment by moment, the proof of their dice, and the Chronicles."""

from functools import partial
from pathlib import Path
from typing import Any

from siegeworks.bots.analysis import AnalysedChoice, Analysis, finished
from siegeworks.games import kit_of, load_words
from siegeworks.kernel.game import AnyGame, parse_options
from siegeworks.kernel.log import parse_log
from siegeworks.kernel.match import Replayed, replay, state_after, verify
from siegeworks.kernel.position import write_position
from siegeworks.kernel.problem import Problem
from siegeworks.kernel.stage import Stage
from siegeworks.server import messages as m
from siegeworks.server import reviews as r
from siegeworks.server.herald import Teller, ended, saying
from siegeworks.store.chronicles import Chronicle, all_chronicles, ranked
from siegeworks.store.tables import StoredTable
from siegeworks.table.chairs import Happened, chair_in_log, person
from siegeworks.table.hall import Wish, WishedChair
from siegeworks.table.past import Chart
from siegeworks.table.studies import Study


def checked_finished(stored: StoredTable) -> StoredTable:
    """A game that runs has secrets: its log and its replay are for later."""
    if stored.outcome is None:
        raise Problem("table-running")
    return stored


def replayed(stored: StoredTable, game: AnyGame, stage: Stage, seat: int | None, language: m.Language) -> m.Replay:
    """A finished game as a seat (None: the onlookers) saw it."""
    log = parse_log(checked_finished(stored).log_text(), stored.id)
    options = game.options(parse_options(log.header.options))
    if seat is not None and seat >= options.seats:
        raise Problem("replay-seat", seat=seat, seats=options.seats)
    names = [chair_in_log(name).name for name in log.header.seats]
    teller = Teller(game, stage, language, names)
    frames: list[m.Frame] = []
    chart = Chart()
    view: Any = None
    state: Any = None
    for step in replay(game, log):
        state = step.state
        view = game.view(state, seat)
        frames.append(_frame(teller, step, view, seat))
        turn = frames[-1].turn + (game.outcome(state) is not None)
        chart.note(turn, partial(stage.chart, view))
    outcome = game.outcome(state)
    return m.Replay(
        table=stored.id,
        game=game.id,
        options=dict(options.settings),
        names=names,
        seat=seat,
        cooperative=game.cooperative,
        frames=frames,
        outcome=ended(teller, outcome, view, chart.rows(), log.seed or ""),
    )


def _frame(teller: Teller, step: Replayed, view: Any, seat: int | None) -> m.Frame:
    game = teller.game
    return m.Frame(
        line=teller.line(Happened(step.entry, step.events), seat, open_hands=game.open_hands(step.state)),
        scene=teller.stage.scene(view),
        threats=teller.words.threats(view.seen),
        question=teller.words.question(view.seen),
        seat=game.actor(step.state),
        turn=game.facts(step.state)["turns"],
    )


def analysed(analysis: Analysis, study: Study, language: m.Language) -> r.Analysis:
    """What the coach thinks of a finished game, in words."""
    game = study.game
    names = [chair_in_log(name).name for name in study.log.header.seats]
    words = load_words(game, saying(language, game.id), language, names)
    seen = {choice.line: choice.view.seen for choice in finished(game, study.log).choices}

    def told(moment: AnalysedChoice) -> r.Moment:
        action, best = moment.action, moment.best
        return r.Moment(
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

    return r.Analysis(
        moments=[told(moment) for moment in analysis.moments],
        curves=[list(curve) for curve in analysis.curves],
        accounts=[
            r.Account(account.seat, account.decisions, account.lost, account.luck, account.best_share)
            for account in analysis.accounts
        ],
        luck=list(analysis.luck),
        turning_points=list(analysis.turning_points),
    )


def branched(stored: StoredTable, game: AnyGame, branch: r.Branch) -> Wish:
    """The table for a game that begins where a finished one stood before a line."""
    log = parse_log(checked_finished(stored).log_text(), stored.id)
    if not 1 <= branch.line < len(log.entries):
        raise Problem("branch-line", line=branch.line, most=len(log.entries) - 1)
    before = state_after(game, log, branch.line - 1)
    options = game.options_of(before)
    if branch.seat >= options.seats:
        raise Problem("replay-seat", seat=branch.seat, seats=options.seats)
    own = person(branch.name).name
    chairs = [_branch_chair(chair_in_log(name).name, own, branch.bot) for name in log.header.seats]
    chairs[branch.seat] = WishedChair("me", own, branch.bot)
    position = write_position(game, before)
    return Wish(game.id, dict(options.settings), chairs, branch.pace, position=position)


def _branch_chair(name: str, own: str, bot: str) -> WishedChair:
    """A bot plays on under the name of who played, unless that is the founder's now."""
    return WishedChair("bot", None if name.lower() == own.lower() else name, bot)


def verified(stored: StoredTable, game: AnyGame) -> m.Verified:
    """Prove the dice of a finished game."""
    log = parse_log(checked_finished(stored).log_text(), stored.id)
    return m.Verified(draws=verify(game, log), seed=log.seed or "", seed_hash=log.header.seed_hash)


def words_of(game: AnyGame, stage: Stage, language: m.Language) -> m.Words:
    """The words of a game in one language."""
    say = saying(language, game.id)
    words = load_words(game, say, language, [])
    return m.Words(
        game=game.id,
        language=language,
        title=say("game-title"),
        summary=say("game-summary"),
        things=stage.things(words),
        rules=[
            m.Rule(rule, say(f"section-{section}"), words.rule(rule))
            for section, rules in kit_of(game.id).sections
            for rule in rules
        ],
    )


def chronicle_page(home: Path, titles: dict[str, dict[str, str]]) -> m.ChroniclePage:
    """R-SCORE: the games of this server and those played at its terminal, wins by gold, losses by goblins."""

    def told(entry: Chronicle) -> m.ChronicleEntry:
        return m.ChronicleEntry(
            date=entry.date,
            game=entry.game,
            result=entry.result,
            score=entry.score,
            difficulty=entry.difficulty,
            seats=entry.seats,
            names=[chair_in_log(name).name for name in entry.names],
            title=titles.get(entry.game, {}).get(entry.rank, entry.rank),
            rewinds=entry.rewinds,
            hints=entry.hints,
            table=entry.table,
        )

    wins, losses = ranked(all_chronicles(home).entries)
    return m.ChroniclePage([told(entry) for entry in wins], [told(entry) for entry in losses])
