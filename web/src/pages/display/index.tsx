// A table on the wall, read from six metres: the phrase, the last result, the ones before, the limits. Nothing to touch.

import { type Link, useTable } from '../../app/live.js'
import type { PageProps } from '../../app/routes.js'
import { useSession } from '../../app/session.js'
import { useTitle } from '../../app/shell.js'
import type { Limit, View } from '../../app/types.js'
import { useTheme } from '../../console/Frame.js'
import { isCards } from '../../games/families.js'
import { Result } from '../../games/Result.js'
import { money } from '../../i18n/format.js'
import { useLanguage } from '../../i18n/language.js'
import { useStaff, useTeller } from '../../i18n/staff/index.js'
import { Mark } from '../../parts/Brand.js'
import { Chip } from '../../parts/Chip.js'
import { classes } from '../../parts/classes.js'
import { gloss } from '../table/gloss.js'
import { CardsWall } from '../../games/blackjack/Wall.js'
import { useWall, type Wall } from './useWall.js'
import './display.css'

const SHOWN = 12

/** Kinds with the same limits stand together: a wall is read in a glance. */
const groupsOf = (limits: View['limits']): { kinds: string[]; limit: Limit }[] => {
  const groups = new Map<string, { kinds: string[]; limit: Limit }>()
  for (const [kind, limit] of Object.entries(limits)) {
    const key = `${limit.min} ${limit.max}`
    const group = groups.get(key) ?? { kinds: [], limit }
    group.kinds.push(kind)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** With a session the table comes over its socket; a screen that nobody logged in at asks for what is public. */
export default ({ params }: PageProps) => {
  useTheme('dark')
  const { status } = useSession()
  const Shown = status === 'in' ? Live : Public
  return status === 'loading' ? null : <Shown id={params.table ?? ''} />
}

const Live = ({ id }: { id: string }) => {
  const { state, link } = useTable(id)
  return <Screen id={id} state={state} link={link} />
}

const Public = ({ id }: { id: string }) => {
  const { state, link } = useWall(id)
  return <Screen id={id} state={state} link={link} />
}

const Screen = ({ id, state, link }: { id: string; state: Wall | undefined; link: Link }) => {
  const w = useStaff()
  const { language } = useLanguage()
  const view = state?.view
  const tell = useTeller(view?.game ?? '')
  useTitle(state?.table.name ?? id)
  if (!state || !view)
    return (
      <main className="wall" id="content">
        <h1 className="phrase">{link.state === 'failed' ? w.display.lost : '…'}</h1>
        {link.state === 'failed' && link.fault.code === 'no-such-table' && (
          <a className="btn enter" href={`/login?next=${encodeURIComponent(location.pathname)}`}>
            {w.display.enter}
          </a>
        )}
      </main>
    )
  const said = state.events.findLast((event) => event.type === 'said')
  const phrase = view.status === 'open' && said ? `«${String(said.phrase)}»` : undefined
  const words =
    view.status === 'suspended' ? w.display.suspended : view.status === 'open' ? w.display.waiting : w.display.closed
  const now = view.play.pocket ?? view.play.symbol ?? null
  const results = view.play.history ?? []
  const history = now !== null && view.phase === 'collect' ? [now, ...results] : results
  const [last, ...before] = history
  const { colours = {} } = view.play
  const closed = view.status === 'open' && !['idle', 'betting'].includes(view.phase)
  return (
    <main
      className={classes('wall', closed && 'closed', link.state !== 'live' && link.state !== 'loading' && 'lost')}
      id="content"
    >
      <header>
        <Mark />
        <h1>
          {state.table.title?.[language === 'en' ? 'en' : 'es']} <span>{state.table.name}</span>
        </h1>
        {link.state !== 'live' && link.state !== 'loading' && <p className="signal">{w.display.lost}</p>}
      </header>
      <p
        className={classes('phrase', (phrase ?? words).length > 30 && 'long')}
        aria-live="assertive"
        lang={phrase ? 'es' : undefined}
      >
        {phrase ?? words}
        {phrase && language === 'en' && gloss(String(said?.phrase)) && (
          <small lang="en">{gloss(String(said?.phrase))}</small>
        )}
      </p>
      {isCards(view.game) ? (
        <CardsWall view={view} events={state.events} />
      ) : (
        <>
          <section className="result" aria-label={view.game === 'big-six' ? w.display.lastSymbol : w.display.last}>
            {last === undefined ? <p>{w.display.none}</p> : <Result game={view.game} result={last} size="xl" />}
          </section>
          <section className="before" aria-label={w.display.history}>
            <ol>
              {before.slice(0, SHOWN).map((result, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a history is positional, numbers repeat
                <li key={index}>
                  <Result game={view.game} result={result} />
                </li>
              ))}
            </ol>
          </section>
        </>
      )}
      {Object.keys(colours).length > 0 && (
        <section className="values" aria-label={w.display.values}>
          <h2>{w.display.values}</h2>
          <ul>
            {Object.entries(colours).map(([seat, { colour, unit }]) => (
              <li key={seat}>
                <Chip value={unit} colour={colour} bare />
                <span>
                  {tell.value('colour', colour)} <b>{money(unit)}</b>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="limits" aria-label={w.display.limits}>
        <h2>{w.display.limits}</h2>
        <dl>
          {groupsOf(view.limits).map(({ kinds, limit }) => (
            <div key={kinds.join()}>
              <dt>{kinds.map((kind) => tell.value('kind', kind)).join(', ')}</dt>
              <dd>
                {limit.min === null && limit.max === null
                  ? w.none
                  : w.display.limitRange(
                      limit.min === null ? w.none : money(limit.min),
                      limit.max === null ? w.none : money(limit.max),
                    )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </main>
  )
}
