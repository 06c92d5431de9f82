"""Builds the compiled rules where a C compiler is at hand; without one the same source runs interpreted."""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).parent.resolve()
sys.path.insert(0, str(ROOT))

from native_build import derive  # noqa: E402 - this folder is not on the path of an isolated build

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the derived declarations say it, the annotations speak to mypy
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
}


def extensions() -> list[Extension]:
    """The native modules, or none where no compiler is found or `SIEGEWORKS_PURE` asks for none."""
    compiler = os.environ.get("CC", "cc").split()[0]
    if os.environ.get("SIEGEWORKS_PURE") or not (shutil.which(compiler) or shutil.which("gcc")):
        return []
    from Cython.Build import cythonize

    build = ROOT / "build" / "native"
    modules = [
        Extension(name, [os.path.relpath(path, ROOT)], optional=True, extra_compile_args=["-O2"])
        for name, path in derive(ROOT / "src", build)
    ]
    built: list[Extension] = cythonize(modules, include_path=[str(build)], compiler_directives=DIRECTIVES, quiet=True)
    return built


setup(ext_modules=extensions(), options={"build_ext": {"parallel": 2}})
