// What a verification found, in words: the verdict, what fails and how, the chain, and every check.

import type { Event, Json } from '@tapete/engine'
import type { Check, VerifyReport } from '@tapete/server/wire'
import { Suspense, useState } from 'react'
import { useLoad } from '../app/useLoad.js'
import { familyOf } from '../games/families.js'
import { loadFamily } from '../games/loaded.js'
import { AboutGame } from '../i18n/rounds.js'
import { useTeller } from '../i18n/staff/index.js'
import { Button } from '../parts/Button.js'
import { classes } from '../parts/classes.js'
import { useVerifyWords } from './words.js'

export type Standing = 'ok' | 'failed' | 'pending'

/** Only what was looked at, all of it, is correct. */
export const standingOf = ({ result, checked, skipped }: Pick<Check, 'result' | 'checked' | 'skipped'>): Standing => {
  if (result === 'failed') return 'failed'
  return result === 'not-run' || skipped > 0 || checked === 0 ? 'pending' : 'ok'
}

const TONE = { ok: 'win', failed: 'loss', pending: 'info' } as const
const SIGN = { ok: '✓', failed: '✕', pending: '◷' } as const

type Failure = NonNullable<Check['first']>

/** The cause is what stands first in the log; a changed entry breaks more than one check. */
const firstOf = (failed: readonly Check[]): Check | undefined =>
  failed.toSorted((a, b) => (a.first?.seq ?? Number.MAX_SAFE_INTEGER) - (b.first?.seq ?? Number.MAX_SAFE_INTEGER))[0]

const isEvent = (value: Json | undefined): value is Event & Json =>
  typeof value === 'object' && value !== null && 'type' in value && 'cite' in value

const short = (print: string): string => (print.length > 24 ? `${print.slice(0, 10)}…${print.slice(-6)}` : print)

interface Row {
  readonly name: string
  readonly says: string
  readonly should: string
}

/** What two tellings of one event differ in, field by field. */
const useRows = (failure: Failure, game: string): readonly Row[] => {
  const w = useVerifyWords()
  const tell = useTeller(game)
  const { expected, found } = failure
  if (expected === undefined && found === undefined) return []
  const told = (value: Json | undefined): string => (isEvent(value) ? tell.event(value) : w.nothing)
  if (!isEvent(expected) && !isEvent(found))
    return [{ name: w.print, says: short(String(found ?? '')), should: short(String(expected ?? '')) }]
  const [want, have] = [expected, found].map((value) => (isEvent(value) ? (value as Record<string, Json>) : {}))
  const differ = [...new Set([...Object.keys(want ?? {}), ...Object.keys(have ?? {})])].filter(
    (name) =>
      !['type', 'cite', 'transfers', 'to'].includes(name) &&
      JSON.stringify(want?.[name]) !== JSON.stringify(have?.[name]),
  )
  const plain = (name: string, value: Json | undefined): string =>
    typeof value === 'object' && value !== null ? '…' : tell.value(name, value) || w.nothing
  return [
    { name: w.consequence, says: told(found), should: told(expected) },
    ...differ.map((name) => ({
      ...{ name: tell.field(name), says: plain(name, have?.[name]), should: plain(name, want?.[name]) },
    })),
  ]
}

const Compared = ({ failure, game }: { failure: Failure; game: string }) => {
  const w = useVerifyWords()
  const tell = useTeller(game)
  const rows = useRows(failure, game)
  return (
    <>
      {failure.refusal && <p>{w.refusedBecause(tell.refusal(failure.refusal.code) ?? failure.refusal.code)}</p>}
      {rows.length > 0 && (
        <table className="compared">
          <thead>
            <tr>
              <td />
              <th scope="col">{w.says}</th>
              <th scope="col">{w.should}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, says, should }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className={says === should ? undefined : 'minus'}>{says}</td>
                <td className={says === should ? undefined : 'plus'}>{should}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}

/** The words of the game come with its family; a game nobody knows has none. */
const Difference = ({ failure, game }: { failure: Failure; game: string | null }) => {
  const { data } = useLoad(`rules ${game}`, async () => {
    if (game && familyOf(game)) await loadFamily(game)
    return game
  })
  if (!game || data !== game || !familyOf(game)) return null
  return (
    <AboutGame game={game}>
      <Suspense>
        <Compared failure={failure} game={game} />
      </Suspense>
    </AboutGame>
  )
}

const Fails = ({ report, failed }: { report: VerifyReport; failed: readonly Check[] }) => {
  const w = useVerifyWords()
  const [copied, setCopied] = useState(false)
  const cause = firstOf(failed)
  if (!cause?.first) return null
  const { first, name } = cause
  const minutes = failed
    .map((check) => `${w.checks[check.name]}: ${w.atEntry(check.first?.seq ?? null)}. ${w.fails[check.name]}`)
    .join('\n')
  return (
    <section className="fails" aria-label={w.whatFails}>
      <h3 className="caps">{w.whatFails}</h3>
      <p className="voice cause">
        {w.atEntry(first.seq)}: {w.checks[name] ?? name}
      </p>
      <p>{w.fails[name]}</p>
      <Difference failure={first} game={report.game} />
      {failed.length > 1 && <p className="muted">{w.alsoFail(failed.length - 1)}</p>}
      <div className="line">
        <Button
          onClick={() => {
            const text = `${report.table} · ${w.invalid}\n${minutes}\n${report.head ?? ''}`
            navigator.clipboard?.writeText(text).then(() => setCopied(true))
          }}
        >
          {copied ? w.copied : w.copy}
        </Button>
      </div>
      {!first.why.includes('{') && (
        <details>
          <summary>{w.technical}</summary>
          <code lang="en">{first.why}</code>
        </details>
      )}
    </section>
  )
}

const Chain = ({ entries, at }: { entries: number; at: number | null }) => {
  const w = useVerifyWords()
  if (entries === 0) return null
  const share = (n: number): string => `${(n / entries) * 100}%`
  const told = at === null ? w.chainSound(entries) : w.chainTold(1, at, entries)
  return (
    <section aria-label={w.chain}>
      <h3 className="caps">{w.chain}</h3>
      <span className="chain-bar" aria-hidden="true">
        <i className="fits" style={{ width: share(at === null ? entries : at - 1) }} />
        {at !== null && <i className="broken" style={{ width: `max(6px, ${share(1)})` }} />}
      </span>
      <p className="muted">{told}</p>
    </section>
  )
}

const noteOf = (check: Check, w: ReturnType<typeof useVerifyWords>): string => {
  if (check.result === 'not-run') return w.unreached
  const parts = [check.checked > 0 && w.checked(check.checked), check.skipped > 0 && w.skipped(check.skipped)]
  return parts.filter(Boolean).join(', ') || w.nothingToCheck
}

export const Report = ({ report, signer }: { report: VerifyReport; signer: string }) => {
  const w = useVerifyWords()
  const of = (standing: Standing) => report.checks.filter((check) => standingOf(check) === standing)
  const failed = of('failed')
  const verdict: Standing = failed.length > 0 || !report.ok ? 'failed' : of('pending').length > 0 ? 'pending' : 'ok'
  const chain = report.checks.find(({ name }) => name === 'hashes')
  return (
    <>
      <div className={classes('verdict panel', verdict)}>
        <span className="mark" aria-hidden="true">
          {SIGN[verdict]}
        </span>
        <div>
          <b className="voice">{{ ok: w.valid, failed: w.invalid, pending: w.pending }[verdict]}</b>
          <p className="muted num">
            {/* A file that cannot be read says of no table and of nobody. */}
            {report.entries > 0 ? `${report.table} · ${w.entries(report.entries)} · ${signer}` : w.unread}
          </p>
        </div>
        <dl>
          {(['ok', 'pending', 'failed'] as const).map((each) => (
            <div key={each} className={each}>
              <dd className="voice num">{of(each).length}</dd>
              <dt>{w.counts[each](of(each).length)}</dt>
            </div>
          ))}
        </dl>
      </div>
      <Fails report={report} failed={failed} />
      <Chain entries={report.entries} at={chain?.first?.seq ?? null} />
      <ol className="checks">
        {report.checks.map((check) => {
          const standing = standingOf(check)
          return (
            <li key={check.name}>
              <span>
                <b>{w.checks[check.name] ?? check.name}</b>
                <small className={standing === 'failed' ? 'minus' : 'muted'}>
                  {standing === 'failed'
                    ? `${w.atEntry(check.first?.seq ?? null)}. ${w.fails[check.name]}`
                    : noteOf(check, w)}
                </small>
              </span>
              <span className={classes('tag', TONE[standing])}>
                {SIGN[standing]} {w.result[standing]}
              </span>
            </li>
          )
        })}
      </ol>
      <dl className="prints">
        <dt>{w.fingerprint}</dt>
        <dd className="mono">{report.key ?? '—'}</dd>
        <dt>{w.head}</dt>
        <dd className="mono">{report.head ?? '—'}</dd>
      </dl>
    </>
  )
}
