"""Extras: the base install does without them, and says what to install where one is needed."""

import importlib
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from support.program import assert_one_sentence

from .kit import run

EXTRAS = ("pyarrow", "ray", "numpy", "matplotlib", "scipy", "gymnasium", "pettingzoo", "pyspiel", "torch")


@pytest.fixture
def base_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if no extra were installed."""
    import_module = importlib.import_module

    def base_only(name: str, package: str | None = None) -> ModuleType:
        if name.split(".")[0] in EXTRAS:
            raise ModuleNotFoundError(name)
        return import_module(name, package)

    monkeypatch.setattr(importlib, "import_module", base_only)


def test_the_program_starts_without_any_of_them() -> None:
    """They take seconds to load, and most commands never need them."""
    program = f"import sys, siegeworks.cli.app as app; app.build_app('en'); print({set(EXTRAS)} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=120)
    assert done.stdout.strip() == "set()"


@pytest.mark.usefixtures("base_install")
@pytest.mark.parametrize("language", ["en", "es", "pt-BR", "pl"])
def test_a_missing_extra_is_named_with_the_command_that_installs_it(language: str, tmp_path: Path) -> None:
    sim = ("sim", "runedar", "--bots", "random", "--games", "1")
    assert run(*sim).exit_code == 0
    kept = run(*sim, "--out", str(tmp_path / "run"), language=language)
    assert_one_sentence(kept, "pip install '.[lab]'", "pip install 'siegeworks[lab]'")
    assert not (tmp_path / "run").exists()
    assert_one_sentence(run(*sim, "--engine", "ray", language=language), "pip install 'siegeworks[ray]'")
    arena = ("arena", "castlecards", "--bots", "greedy,random", "--games", "2")
    assert_one_sentence(run(*arena, language=language), "pip install 'siegeworks[lab]'")
