#!/bin/sh
# Statistical batteries over the generator's raw words, and chi-square over results as tables draw them.
#   sh server/scripts/batteries.sh                 half an hour on a busy machine; needs dieharder (apt)
#   sh server/scripts/batteries.sh "2 15 100"      only these dieharder tests, as `number` or `number:ntuple`
# Every test reads a stream of its own from a fresh seed, which is printed. WEAK is a p-value in the outer 1 %, so one
# in a hundred is expected, and more at once in -d 102, whose values depend on each other (dieharder's own AES does
# the same). The test is run again with another seed and BOTH stay in the record.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
[ -f "$here/../dist/draws/chacha20.js" ] || { echo 'build first: npm run build' >&2; exit 2; }
command -v dieharder >/dev/null || { echo 'install dieharder first: apt-get install dieharder' >&2; exit 2; }

# Left out: 5, 6, 7 (which dieharder calls suspect), 14 ("do not use"), and most tuple sizes of 200 to 203.
tests=${1:-"0 1 2 3 4 8 9 10 11 12 13 15 16 17 100 101 102 200:1 200:4 200:8 200:12 201:2 201:5 202:2 202:5 203:0 203:7 203:31 204 205 206 207 208 209"}
log=$(mktemp)
trap 'rm -f "$log" "$log.seed"' EXIT

run() {
  number=${1%%:*}
  tuple=${1#*:}
  [ "$tuple" = "$1" ] || set -- "$1" -n "$tuple"
  shift
  nice node "$here/raw-words.js" 2>"$log.seed" |
    nice dieharder -g 200 -d "$number" "$@" -D test_name -D ntuple -D tsamples -D psamples -D pvalues -D assessment |
    sed "s/\$/  # -d $number/" | tee -a "$log"
  sed 's/^/    /' "$log.seed"
}

again() { echo "  again, with another seed:"; run "$1"; }

for test in $tests; do
  before=$(wc -l <"$log")
  run "$test"
  if tail -n "+$((before + 1))" "$log" | grep -qE 'WEAK|FAILED'; then again "$test"; fi
done

count() { grep -c "$1" "$log" || true; }
echo "dieharder: $(count PASSED) passed, $(count WEAK) weak, $(count FAILED) failed"
node "$here/outcomes.js" 200000
[ "$(count FAILED)" = 0 ]
