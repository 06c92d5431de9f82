"""Builds the browser client, and the compiled rules where a C compiler is at hand.

Without a compiler the same source runs interpreted; without a page the server says how to get one.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent.resolve()
sys.path.insert(0, str(ROOT / "build_support"))

import build_web  # noqa: E402 - this folder is not on the path of an isolated build
from native_build import derive  # noqa: E402 - the same

PROCESSES = min(os.cpu_count() or 1, 4)
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the derived declarations say it, the annotations speak to mypy
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
}


class BuildWithPage(build_py):
    """Puts the browser client into the package before its files are gathered.

    An editable installation gathers none: `make` builds the page at the same time, and the server says how to get it.
    """

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        try:
            build_web.build()
        except build_web.WebBuildFailed as failed:
            self.warn(f"siegeworks: no page for the browser: {failed}")
        super().run()


def extensions() -> list[Extension]:
    """The native modules, or none where no compiler is found or `SIEGEWORKS_PURE` asks for none."""
    compiler = os.environ.get("CC", "cc").split()[0]
    if os.environ.get("SIEGEWORKS_PURE") or not (shutil.which(compiler) or shutil.which("gcc")):
        return []
    from Cython.Build import cythonize

    build = ROOT / "build" / "native"
    linking = ["-Wl,--strip-all"] if sys.platform == "linux" else []
    modules = [
        Extension(
            name,
            [os.path.relpath(path, ROOT)],
            optional=True,
            extra_compile_args=["-O3", "-g0", "-ffp-contract=off"],
            extra_link_args=linking,
        )
        for name, path in derive(ROOT / "src", build)
    ]
    # The slowest first, so that both processes end together.
    modules.sort(key=lambda module: -Path(module.sources[0]).stat().st_size)
    built: list[Extension] = cythonize(
        modules, include_path=[str(build)], compiler_directives=DIRECTIVES, quiet=True, nthreads=PROCESSES
    )
    return built


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildWithPage},
    options={"build_ext": {"parallel": PROCESSES}},
)
