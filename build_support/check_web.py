"""Checks the browser client in web/: its types, its style, its format and its own tests, two at a time.

The types of the server's messages must be there already: `tools/generate/web_types.py` writes them.
"""

import sys
from concurrent.futures import ThreadPoolExecutor

import build_web

CHECKS = {
    "check": "the browser client does not fit its types",
    "lint": "eslint finds fault with the browser client",
    "format:check": "the browser client is not formatted; run npm run format in web/",
    "test": "tests of the browser client fail",
}
"""The scripts of web/package.json, each with the sentence for its failure."""


def failure_of(tools: build_web.Tools, script: str) -> build_web.WebBuildFailed | None:
    try:
        build_web.run_script(tools, script, CHECKS[script])
    except build_web.WebBuildFailed as failed:
        return failed
    return None


def main() -> int:
    tools = build_web.find_tools()
    if tools is None:
        print(f"siegeworks: no Node.js to check the browser client with; pip install {build_web.NODE_PACKAGE}")
        return 1
    try:
        build_web.install_packages(tools, development=True)
    except build_web.WebBuildFailed as failed:
        print(f"{failed.printed}siegeworks: {failed}; the lines above say why")
        return 1
    with ThreadPoolExecutor(max_workers=2) as pool:
        failures = [failure for failure in pool.map(lambda script: failure_of(tools, script), CHECKS) if failure]
    for failure in failures:
        print(f"{failure.printed}siegeworks: {failure}; the lines above say why")
    return len(failures) > 0


if __name__ == "__main__":
    sys.exit(main())
