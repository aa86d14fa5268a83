import type { Event } from '@tapete/engine'
import { useStaff, useTeller } from '../i18n/staff/index.js'
import { Rule } from './Frame.js'

/** What happened last, newest first, each with its article. */
export const Log = ({ game, events, shown = 10 }: { game: string; events: readonly Event[]; shown?: number }) => {
  const w = useStaff().croupier
  const tell = useTeller(game)
  const last = events.slice(-shown).toReversed()
  return (
    <section className="logp panel" aria-label={w.log}>
      <h2 className="head">
        <b>{w.log}</b>
        <span className="aside">{w.logAside}</span>
      </h2>
      <ol>
        {last.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log is positional
          <li key={index}>
            <span
              lang={event.type === 'said' ? 'es' : undefined}
              className={event.type === 'said' ? 'voice' : undefined}
            >
              {tell.event(event)}
            </span>
            <Rule cite={event.cite} />
          </li>
        ))}
      </ol>
    </section>
  )
}
