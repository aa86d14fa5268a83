// A table on the wall, read from six metres: the phrase, the last result, the ones before, the limits. Nothing to touch.

import { IDLE } from '@tapete/engine'
import { Suspense } from 'react'
import { type Link, useTable } from '../../app/live.js'
import type { PageProps } from '../../app/routes.js'
import { lastSaid } from '../../app/said.js'
import { useSession } from '../../app/session.js'
import { useTitle } from '../../app/shell.js'
import { useTheme } from '../../app/theme.js'
import type { Limit, View } from '../../app/types.js'
import { useWords } from '../../app/words.js'
import { isFirst } from '../../games/families.js'
import { useFamily } from '../../games/loaded.js'
import { money } from '../../i18n/format.js'
import { useLanguage } from '../../i18n/language.js'
import { AboutGame } from '../../i18n/rounds.js'
import { useStaff, useTeller } from '../../i18n/staff/index.js'
import { quoted } from '../../parts/Announcement.js'
import { Mark } from '../../parts/Brand.js'
import { classes } from '../../parts/classes.js'
import { useGloss } from '../table/gloss.js'
import { useWall, type Wall } from './useWall.js'
import './display.css'

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

/** More kinds than this nobody reads from six metres: they are the others, and stand last. */
const MANY = 6

const limitsToldOf = (view: View, tell: (kind: string) => string, w: { allBets: string; otherBets: string }) => {
  const groups = groupsOf(view.limits)
  const most = Math.max(...groups.map(({ kinds }) => kinds.length))
  const others = groups.find(({ kinds }) => kinds.length === most && most > MANY)
  return [...groups.filter((group) => group !== others), ...(others ? [others] : [])].map((group) => ({
    name: group !== others ? group.kinds.map(tell).join(', ') : groups.length === 1 ? w.allBets : w.otherBets,
    limit: group.limit,
  }))
}

/** With a session the table comes over its socket; a screen that nobody logged in at asks for what is public. */
export default ({ params }: PageProps) => {
  useTheme('dark')
  const { status } = useSession()
  const Seen = status === 'in' ? Live : Public
  return status === 'loading' ? null : <Seen id={params.table ?? ''} />
}

const Live = ({ id }: { id: string }) => {
  const { state, link, stopped } = useTable(id)
  return <Screen id={id} state={state} link={link} stopped={stopped} />
}

const Public = ({ id }: { id: string }) => {
  const { state, link, stopped } = useWall(id)
  return <Screen id={id} state={state} link={link} stopped={stopped} />
}

interface Seen {
  readonly link: Link
  readonly stopped: boolean
}

const Screen = ({ id, state, link, stopped }: Seen & { id: string; state: Wall | undefined }) => {
  const w = useStaff()
  useTitle(state?.table.name ?? id)
  if (!state)
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
  return (
    <AboutGame game={state.view.game}>
      <Suspense fallback={<main className="wall" id="content" />}>
        <Shown state={state} link={link} stopped={stopped} />
      </Suspense>
    </AboutGame>
  )
}

const Shown = ({ state, link, stopped }: Seen & { state: Wall }) => {
  const w = useStaff()
  const app = useWords()
  const { language } = useLanguage()
  const { view } = state
  const tell = useTeller(view.game)
  const gloss = useGloss()
  const { Wall: OfGame, Screen: Whole } = useFamily(view.game)
  const said = lastSaid(state).map(({ phrase }) => String(phrase))
  const phrase = view.status === 'open' && said.length > 0 ? quoted(said) : undefined
  const meaning = said.flatMap((each) => gloss(each) ?? []).join('. ')
  const words =
    view.status === 'suspended' ? w.display.suspended : view.status === 'open' ? w.display.waiting : w.display.closed
  const closed = view.status === 'open' && view.phase !== IDLE && !isFirst(view.game, view.phase)
  const lost = link.state !== 'live' && link.state !== 'loading'
  const signal = lost ? w.display.lost : stopped ? app.drawsStopped : undefined
  if (Whole) return <Whole name={state.table.name} view={view} events={state.events} signal={signal} />
  return (
    <main className={classes('wall', closed && 'closed', lost && 'lost')} id="content">
      <header>
        <Mark />
        <h1>
          {state.table.title?.[language === 'en' ? 'en' : 'es']} <span>{state.table.name}</span>
        </h1>
        {lost && <p className="signal">{w.display.lost}</p>}
        {stopped && <p className="signal">{app.drawsStopped}</p>}
      </header>
      <p
        className={classes('phrase', (phrase ?? words).length > 30 && 'long')}
        aria-live="assertive"
        lang={phrase ? 'es' : undefined}
      >
        {phrase ?? words}
        {phrase && language === 'en' && meaning && <small lang="en">{meaning}</small>}
      </p>
      <OfGame view={view} events={state.events} />
      <section className="limits" aria-label={w.display.limits}>
        <h2>{w.display.limits}</h2>
        <dl>
          {limitsToldOf(view, (kind) => tell.value('kind', kind), w.display).map(({ name, limit }) => (
            <div key={name}>
              <dt>{name}</dt>
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
