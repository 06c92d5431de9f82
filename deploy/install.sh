#!/bin/sh
# Installs Siegeworks from this checkout into an environment of its own, as the image does it. Runs bare as well:
#     sh deploy/install.sh /opt/siegeworks
set -eu
target=${1:?say where to install, for example /opt/siegeworks}
source=$(cd "$(dirname "$0")/.." && pwd)
python=${PYTHON:-python3}
"$python" -m venv "$target"
pip="$target/bin/python -m pip --disable-pip-version-check --no-input"
cd "$source"
# The browser client comes first, so that installing finds it built; Node.js is needed for that alone.
needed=$("$python" build_support/build_web.py --requires)
[ -z "$needed" ] || $pip install --quiet $needed
"$target/bin/python" build_support/build_web.py
$pip install --quiet --constraint constraints.txt ".[server,postgres]"
"$target/bin/siegeworks" --version
