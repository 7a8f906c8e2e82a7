#!/usr/bin/env bash
# Checks documents with the inputs of the action, which are in variables: CHECK_PATH, CHECK_DEVICES, CHECK_STRINGS,
# CHECK_BASELINE, CHECK_SARIF, and MULLION. Writes the SARIF file, prints the issues, and appends their number to
# GITHUB_OUTPUT. Ends as `mullion check` does: 0 without issues, 1 with some, 2 if a document cannot be read.
set -uo pipefail

mullion=${MULLION:-$GITHUB_ACTION_PATH/../../../.build/release/mullion}
arguments=(--devices "${CHECK_DEVICES:-all}")
if [[ -n "${CHECK_STRINGS:-}" ]]; then arguments+=(--strings "$CHECK_STRINGS"); fi
if [[ -n "${CHECK_BASELINE:-}" ]]; then arguments+=(--baseline "$CHECK_BASELINE"); fi
# Names with spaces are not split: they are quoted with backslashes, as in a shell.
paths=()
while IFS= read -r -d '' path; do paths+=("$path"); done < <(xargs printf '%s\0' <<<"${CHECK_PATH:-.}")

"$mullion" check "${paths[@]}" "${arguments[@]}" --format sarif >"$CHECK_SARIF"
status=$?
if [[ -n "${GITHUB_OUTPUT:-}" ]]; then
    echo "issues=$(grep -o '"ruleId"' "$CHECK_SARIF" | wc -l)" >>"$GITHUB_OUTPUT"
fi
# Once more, as text for the log.
"$mullion" check "${paths[@]}" "${arguments[@]}"
exit "$status"
