// The frame of a table page: bar, ribbon, cloth and rail; on the phone, tabs under a ribbon that stays.

import { type ReactNode, useEffect, useRef } from 'react'
import { Failed, LinkNotice, useTitle } from '../../app/shell.js'
import type { TableState } from '../../app/types.js'
import type { FamilyModule } from '../../games/family.js'
import { useMessages } from '../../i18n/language.js'
import { Brand } from '../../parts/Brand.js'
import { classes } from '../../parts/classes.js'
import { Empty } from '../../parts/Empty.js'
import type { Headline } from '../../parts/PhaseRibbon.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { Tabs } from '../../parts/Tabs.js'
import { Net } from './moment/Outcome.js'
import { Sheet } from './moment/Sheet.js'
import type { Moment } from './moment/useMoment.js'
import type { Account } from './payments.js'
import { Ribbon } from './Ribbon.js'
import { Flights } from './show/Flights.js'
import { TableBar, useTableName } from './TableBar.js'
import type { GameParts } from './TablePage.js'
import { useNarrow } from './useNarrow.js'
import type { SeatPlay } from './useSeat.js'
import { useTableWords } from './words.js'
import './styles/page.css'
import './styles/beside.css'
import './styles/tray.css'
import './styles/dialogs.css'
import './styles/whole.css'

export const useTableTitle = (state: TableState | undefined): string => {
  const { language } = useMessages()
  return state ? state.table.title[language === 'en' ? 'en' : 'es'] : 'Tapete'
}

const NO_TABLE = 'no-such-table'

/** An address that leads to no table leads on: to those that are open, or to one of one's own. */
const NoTable = ({ games }: { games: readonly { readonly id: string }[] }) => {
  const w = useTableWords().lost
  const game = games[0]?.id
  return (
    <Empty
      title={w.title}
      action={
        <p className="leads">
          <a className="btn main" href="/">
            {w.lobby}
          </a>
          <a className="btn" href={game ? `/practice?game=${game}` : '/practice'}>
            {w.practice}
          </a>
        </p>
      }
    >
      {w.body}
    </Empty>
  )
}

/** Before the table is here, or when it cannot be. */
export const TableWaiting = ({ play, games }: { play: SeatPlay; games: readonly { readonly id: string }[] }) => {
  useTitle('Tapete')
  const { link, retry } = play.live
  return (
    <>
      <header className="top">
        <Brand />
      </header>
      <main className="page" id="content">
        <h1 className="sr">Tapete</h1>
        {link.state === 'failed' && link.fault.code === NO_TABLE ? (
          <NoTable games={games} />
        ) : link.state === 'failed' ? (
          <Failed fault={link.fault} onRetry={retry} />
        ) : link.state === 'loading' ? (
          <Skeleton lines={[{ width: 40 }, { width: 100, tall: true }, { width: 100, tall: true }, { width: 70 }]} />
        ) : (
          <LinkNotice link={link} onRetry={retry} />
        )}
      </main>
    </>
  )
}

export interface TableShellProps {
  family: FamilyModule
  play: SeatPlay
  state: TableState
  parts: GameParts
  moment: Moment
  account: Account
  headline: Headline | undefined
  nameOf: (spot: string) => string
  tab: string
  onTab: (tab: string) => void
  payments: ReactNode
  tray: ReactNode
  onKey: (key: string) => boolean
}

/** The cloth with the chips that move over it. */
const Cloth = ({ family, play, state, parts }: Pick<TableShellProps, 'family' | 'play' | 'state' | 'parts'>) => {
  const { flights, landed, skip } = play.shown
  return (
    <Flights
      moving={flights}
      landed={landed}
      me={play.me}
      colourOf={({ seat, spot, with: kind, amount }) =>
        family.table?.colourOf?.(state.view, { seat, on: spot, with: kind, amount })
      }
      placeOf={family.table?.placeOf}
      onSkip={flights.length > 0 ? skip : undefined}
    >
      {parts.cloth}
    </Flights>
  )
}

/** What this player has of the round, under what decides it. */
const OwnNet = ({ play, state, moment, account }: Pick<TableShellProps, 'play' | 'state' | 'moment' | 'account'>) => {
  const w = useTableWords()
  if (play.me === null) return null
  const mine = account.lines.length > 0 && account.round === state.view.round && moment.settled
  return <Net net={mine ? account.net : null} waits={w.outcome.yours} blank="–" />
}

const Phone = (props: TableShellProps) => {
  const { family, play, state, parts, moment, account, nameOf, payments, tray, tab, onTab } = props
  const { apparatus, under, underCloth, names, board } = parts
  const w = useTableWords()
  const cloth = useRef<HTMLDivElement>(null)
  // Under the sheet the cloth is brought to where the marker stands.
  const up = moment.up && parts.moment !== undefined
  useEffect(() => {
    if (up) return
    cloth.current?.querySelector('[data-won]')?.scrollIntoView({ block: 'center' })
  }, [up])
  const look = (to: string) => {
    moment.lower()
    onTab(to)
  }
  const tabs = [
    {
      id: 'cloth',
      label: w.tab.cloth,
      panel: (
        <div className="stacked" ref={cloth}>
          <Cloth {...props} />
          {underCloth && under}
        </div>
      ),
    },
    ...(names
      ? [
          {
            id: 'apparatus',
            label: names.apparatus,
            panel: (
              <div className="stacked">
                {apparatus}
                {!underCloth && under}
              </div>
            ),
          },
        ]
      : []),
    { id: 'pays', label: w.tab.pays, panel: payments },
    ...(names?.results ? [{ id: 'numbers', label: names.results, panel: board }] : []),
  ]
  return (
    <>
      <Tabs label={w.tabs} tabs={tabs} current={tab} onChange={up ? look : onTab} />
      {tray}
      {parts.moment && (
        <Sheet
          moment={moment}
          parts={parts.moment}
          account={account.round === state.view.round ? account : NOTHING}
          nameOf={nameOf}
          colourOf={(put) => family.table?.colourOf?.(state.view, { ...put, seat: play.me ?? '' })}
          onSkip={play.shown.skip}
          onPays={() => look('pays')}
        />
      )}
    </>
  )
}

const NOTHING: Account = { round: null, lines: [], net: 0, voided: null }

const Wide = (props: TableShellProps) => {
  const { family, parts, payments, tray } = props
  const { apparatus, board, under } = parts
  const w = useTableWords()
  if (!apparatus)
    return (
      <>
        <Cloth {...props} />
        <div className="foot">
          {payments}
          <div className="play">
            {under}
            {tray}
          </div>
        </div>
      </>
    )
  return (
    <>
      <div className="play">
        <Cloth {...props} />
        {under}
        {tray}
      </div>
      <aside className="side" aria-label={w.table}>
        <div className="decides">
          {apparatus}
          {/* Where rounds have no one result, what they came to is the headline. */}
          {family.resultOf && <OwnNet {...props} />}
        </div>
        {board}
        {payments}
      </aside>
    </>
  )
}

export const TableShell = (props: TableShellProps) => {
  const { play, state, parts, moment, headline, onKey } = props
  const { apparatus, next, latest, look } = parts
  const narrow = useNarrow()
  const title = useTableTitle(state)
  useTitle(`${title} · ${useTableName(state)}`)
  const dim = play.live.link.state !== 'live' && play.live.link.state !== 'loading'
  const large = !narrow && moment.stage === 'closed'
  return (
    <div className={classes('table-page', dim && 'dim', large && 'at-moment')}>
      <TableBar play={play} state={state} title={title} look={look} />
      <Ribbon
        state={state}
        deadline={play.shown.busy ? null : play.live.deadline}
        next={next}
        latest={latest}
        headline={headline}
      />
      <main
        id="content"
        className={narrow ? 'phone' : apparatus ? 'wide' : 'whole'}
        onKeyDown={(event) => {
          const typing = event.target instanceof HTMLInputElement
          if (typing || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
          if (event.target instanceof Element && event.target.closest('dialog')) return
          if (onKey(event.key.toLowerCase())) event.preventDefault()
        }}
      >
        {narrow ? <Phone {...props} /> : <Wide {...props} />}
      </main>
    </div>
  )
}
