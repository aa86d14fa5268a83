import { createReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { type Check, standingOf, type VerifyReport, verifyFile } from '@tapete/server/verify'
import { type Command, FAILED, Misuse, noMore, OK } from '../command.js'
import { grouped, table } from '../format.js'

const ABOUT: { readonly [check in Check['name']]: string } = {
  format: 'the file is an exported log',
  signature: 'the file is as its key signed it',
  signer: 'the key is the one the house is known by',
  genesis: 'the log begins at this table, game, configuration, mode and rule set',
  sequence: 'no entry is missing, doubled or moved',
  hashes: 'every hash follows from the one before',
  rules: 'this program has the rule set it was played under',
  moves: 'the game accepts every move',
  events: 'the game says exactly these events',
  commitments: 'every series and every deck was committed to before its draws',
  draws: 'every result is what its seed gives, every card shown is proved',
  money: 'every event sums to zero, and so does the end',
}

/** What was not looked at is never called correct. */
const STANDING = { ok: 'ok', failed: 'FAILED', pending: 'pending' } as const

const shown = (report: VerifyReport): string => {
  const head =
    report.table === null
      ? []
      : [
          `table  ${report.table}, ${report.game}, ${report.mode}, rule set ${report.rules?.opened}`,
          `head   ${report.head}`,
          `key    ${report.key}`,
          '',
        ]
  const rows = table<Check>(
    [
      { title: 'check', text: ({ name }) => name },
      { title: 'result', text: (check) => STANDING[standingOf(check)] },
      { title: 'checked', align: 'right', text: ({ checked }) => grouped(checked) },
      { title: 'failed', align: 'right', text: ({ failed }) => grouped(failed) },
      { title: 'not yet', align: 'right', text: ({ skipped }) => grouped(skipped) },
      { title: 'what', text: ({ name }) => ABOUT[name] },
    ],
    report.checks,
  )
  const failures = report.checks.flatMap(({ name, first }) =>
    first ? [`${name}${first.seq === null ? '' : `, entry ${first.seq}`}: ${first.why}`] : [],
  )
  const shut = report.series.filter(({ opened, draws }) => !opened && draws > 0)
  const { unshown } = report.totals
  const more = (all: number, named: readonly unknown[], what: string) =>
    all > named.length ? [`and ${grouped(all - named.length)} ${what} before these`] : []
  const notes = [
    ...shut.flatMap(({ n, draws, cards }) =>
      cards ? [] : [`series ${n} still runs: its ${draws} draws can be checked when it is opened`],
    ),
    ...(unshown > 0
      ? [`${grouped(unshown)} cards were dealt face down and never shown: only the auditor can check them`]
      : []),
    ...report.voids.map((seq) => `entry ${seq}: a result was voided by hand here`),
    ...more(report.totals.voids, report.voids, 'voided results'),
    ...report.restored.map((seq) => `entry ${seq}: the house says it was restored from a backup here`),
    ...more(report.totals.restored, report.restored, 'restores'),
  ]
  const verdict = report.ok ? `verified: ${grouped(report.entries)} entries, signed by ${report.key}` : 'NOT verified'
  return [...head, rows, '', ...failures, ...notes, verdict].join('\n')
}

const PART_BYTES = 256 * 1024

export const verify: Command = {
  name: 'verify',
  summary: 'verify the exported log of a table',
  help: `tapete verify <file> --fingerprint <of the house> [--json]

Verifies an exported log without the server that wrote it: signature, hash chain, every move played again by the rules,
every result computed again from the opened seeds, every sum of money. The file may be of any length. Exit code 1 when
anything is wrong.

  --fingerprint <f>   the key the house is known by: it stands on its pages, in its checkpoints and at GET /api/health.
                      Without it the signature only proves that nobody changed the file after somebody signed it, and
                      that is not verified
  --json              the whole report`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean' }, fingerprint: { type: 'string' } },
    })
    const [path] = positionals
    if (path === undefined) throw new Misuse('name the exported file')
    noMore(positionals, 1)
    await access(path).catch(() => {
      throw new Misuse(`cannot read ${path}`)
    })
    // A part at a time: a log of years is verified in the memory of one table.
    const parts = createReadStream(path, { highWaterMark: PART_BYTES })
    const report = await verifyFile(parts, { key: values.fingerprint })
    io.out(values.json ? JSON.stringify(report, null, 2) : shown(report))
    return report.ok ? OK : FAILED
  },
}
