import type { WatchNotice } from '@tapete/server/wire'
import { Suspense } from 'react'
import { useTeller } from '../../i18n/staff/index.js'
import { useWhen } from './when.js'
import { useWatchWords } from './words.js'

interface About {
  readonly game?: string
  readonly round?: number
  readonly wrong?: readonly { readonly code: string }[]
  readonly why?: string
  readonly node?: string
}

/** What was wrong of a throw, in the words of its game. */
const Wrong = ({ game, wrong }: { game: string; wrong: readonly { readonly code: string }[] }) => {
  const tell = useTeller(game)
  const words = wrong.map(({ code }) => tell.refusal(code) ?? tell.value('cause', code))
  return <p>{words.join(' · ')}</p>
}

/** What the house found by itself, newest first. */
export const Notices = ({ notices }: { notices: readonly WatchNotice[] }) => {
  const w = useWatchWords()
  const when = useWhen()
  if (notices.length === 0) return <p className="muted">{w.noticesNone}</p>
  return (
    <ul className="items">
      {notices.map(({ seq, at, act, subject, about }) => {
        const { game, round, wrong, why, node } = (about ?? {}) as About
        const [kind, id] = subject.split(':')
        const where = [
          kind === 'table' && id !== undefined && w.table(id),
          round !== undefined && w.round(round),
          kind !== 'table' && node && `${w.node} ${node}`,
        ]
        return (
          <li key={seq} className="watch-notice">
            <p className="line">
              <b>{w.acts[act] ?? act}</b>
              <span className="muted num">{when(at)}</span>
            </p>
            {game && wrong && (
              <Suspense>
                <Wrong game={game} wrong={wrong} />
              </Suspense>
            )}
            {why && <p>{why}</p>}
            <p className="muted">{where.filter(Boolean).join(' · ')}</p>
          </li>
        )
      })}
    </ul>
  )
}
