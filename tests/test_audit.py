"""`make audit` says of each file in a sentence if a pinned version is vulnerable, or that nobody could be asked."""

import json

import audit
import pytest

SOUND_PYTHON = json.dumps({"dependencies": [{"name": "rich", "version": "15.0.0", "vulns": []}], "fixes": []})
BAD_PYTHON = json.dumps(
    {
        "dependencies": [
            {"name": "rich", "version": "15.0.0", "vulns": []},
            {"name": "pillow", "version": "9.0", "vulns": [{"id": "PYSEC-1"}, {"id": "PYSEC-2"}]},
        ]
    }
)
SOUND_CLIENT = json.dumps({"auditReportVersion": 2, "vulnerabilities": {}})
BAD_CLIENT = json.dumps({"vulnerabilities": {"vite": {"severity": "high"}}})
REFUSED_CLIENT = json.dumps({"message": "405 Method Not Allowed", "statusCode": 405})


@pytest.mark.parametrize(
    ("python", "client", "status", "said"),
    [
        (SOUND_PYTHON, SOUND_CLIENT, 0, ["no known vulnerability", "no known vulnerability"]),
        (BAD_PYTHON, SOUND_CLIENT, 1, ["no known vulnerability", "vulnerable: pillow 9.0 (PYSEC-1, PYSEC-2)"]),
        (SOUND_PYTHON, BAD_CLIENT, 1, ["no known vulnerability", "vulnerable: vite (high)"]),
        ("", REFUSED_CLIENT, 1, ["could not be looked up (is the network reachable?)"] * 2),
    ],
)
def test_each_file_gets_one_sentence(
    python: str,
    client: str,
    status: int,
    said: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(audit, "printed_by", lambda command, *_: python if "pip_audit" in command else client)
    assert audit.main() == status
    printed = capsys.readouterr()
    lines = [*printed.out.splitlines(), *printed.err.splitlines()]
    assert [line.split(": ", 2)[2] for line in lines] == said
    assert {line.split(": ")[1] for line in lines} == {"constraints.txt", "web/package-lock.json"}


@pytest.mark.parametrize(
    "printed", ["", "null", "[]", '{"dependencies": null}', '{"vulnerabilities": null}', "no route"]
)
def test_what_is_no_answer_is_not_taken_for_one(printed: str) -> None:
    with pytest.raises(audit.LookupFailed):
        audit.python_findings(printed)
    with pytest.raises(audit.LookupFailed):
        audit.client_findings(printed)
