import type { FullEntry } from '../../../app/types.js'
import { datesOf } from '../../../i18n/format.js'
import { useLanguage } from '../../../i18n/language.js'
import type { PotSeen } from '../play.js'
import { usePotWords } from '../words.js'
import { type Changed, changesOf, type Hand } from './changes.js'
import { BeforeAfter } from './Terms.js'

interface HistoryProps {
  /** The entries people made. */
  entries: readonly FullEntry[]
  /** What is known without them, for whom they are not. */
  known?: PotSeen['history'] | undefined
  nameOf: (person: number | null) => string
}

/** Every change of the terms: who, when, before, after, why. */
export const HistoryPanel = ({ entries, known, nameOf }: HistoryProps) => {
  const w = usePotWords()
  const { language } = useLanguage()
  const { page } = w
  const when = ({ at }: Hand) =>
    new Date(at).toLocaleString(datesOf(language), { dateStyle: 'medium', timeStyle: 'short' })
  const changes: readonly Changed[] =
    known?.map((change) => ({ ...change, verdict: 'confirm', proposed: undefined, decided: undefined })) ??
    changesOf(entries)
  return (
    <section className="box panel" aria-label={page.history}>
      <h2 className="head">
        <b>{page.history}</b>
      </h2>
      {changes.length === 0 && <p className="muted">{page.noHistory}</p>}
      <ol className="pot-history">
        {changes.map((change) => {
          const { what, version, verdict, proposed, decided, approval, reason } = change
          return (
            <li key={`${version} ${decided?.at}`}>
              <p className="line">
                <b>{w.parameter(what)}</b>
                <span className={`tag ${verdict === 'confirm' ? 'win' : verdict === 'reject' ? 'loss' : 'warn'}`}>
                  {verdict === 'confirm'
                    ? page.version(version ?? 0)
                    : verdict === 'reject'
                      ? page.rejected
                      : page.proposed}
                </span>
              </p>
              <BeforeAfter change={change} />
              <p>{reason}</p>
              <p className="muted">
                {page.approval}: {approval}
              </p>
              {proposed && (
                <p className="muted num">
                  {page.proposedBy(nameOf(proposed.person))}, {when(proposed)}
                </p>
              )}
              {decided && (
                <p className="muted num">
                  {(verdict === 'confirm' ? page.decidedBy : page.rejectedBy)(nameOf(decided.person))}, {when(decided)}
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
