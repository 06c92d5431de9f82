"""Writes web/src/lib/schema.d.ts: the messages of the server and the scenes of the games as TypeScript types.

It uses the packages of the browser client and installs them first if they are not there.
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "build_support"))

import build_web  # noqa: E402 - that folder is not on the path of a script

from siegeworks.server.schema import components  # noqa: E402 - stands below the line above by the order of imports

TARGET = ROOT / "web" / "src" / "lib" / "schema.d.ts"
SCHEMA = ROOT / "build" / "web" / "schema.json"
PROGRAM = ROOT / "web" / "node_modules" / "openapi-typescript" / "bin" / "cli.js"


def write_types(tools: build_web.Tools) -> None:
    """An unchanged file keeps its time, so that nothing is checked again for it."""
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Siegeworks", "version": "1"},
        "paths": {},
        "components": {"schemas": components()},
    }
    SCHEMA.parent.mkdir(parents=True, exist_ok=True)
    SCHEMA.write_text(json.dumps(document, indent=1), encoding="utf-8")
    made = SCHEMA.with_suffix(".d.ts")
    command = [*tools.node, str(PROGRAM), str(SCHEMA), "--output", str(made), "--default-non-nullable=false"]
    subprocess.run(command, env=tools.environment(), stdout=subprocess.DEVNULL, check=True)
    text = made.read_text(encoding="utf-8")
    if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
        TARGET.write_text(text, encoding="utf-8")


def main() -> int:
    tools = build_web.find_tools()
    if tools is None:
        print(f"siegeworks: no Node.js for the types of the browser client; pip install {build_web.NODE_PACKAGE}")
        return 1
    try:
        build_web.install_packages(tools, development=True)
        write_types(tools)
    except build_web.WebBuildFailed as failed:
        print(f"{failed.printed}siegeworks: {failed}; the lines above say why")
        return 1
    except subprocess.CalledProcessError:
        print("siegeworks: openapi-typescript could not write web/src/lib/schema.d.ts; the lines above say why")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
