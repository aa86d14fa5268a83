// The frame of a table page: bar, ribbon, cloth and rail; on the phone, tabs under a ribbon that stays.

import { type ReactNode, useState } from 'react'
import { Failed, LinkNotice, useTitle } from '../../app/shell.js'
import type { TableState } from '../../app/types.js'
import { useMessages } from '../../i18n/language.js'
import { Brand } from '../../parts/Brand.js'
import { classes } from '../../parts/classes.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { Tabs } from '../../parts/Tabs.js'
import { Ribbon } from './Ribbon.js'
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

/** Before the table is here, or when it cannot be. */
export const TableWaiting = ({ play }: { play: SeatPlay }) => {
  useTitle('Tapete')
  const { link, retry } = play.live
  return (
    <>
      <header className="top">
        <Brand />
      </header>
      <main className="page" id="content">
        <h1 className="sr">Tapete</h1>
        {link.state === 'failed' ? (
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
  play: SeatPlay
  state: TableState
  parts: GameParts
  payments: ReactNode
  tray: ReactNode
  onKey: (key: string) => boolean
}

export const TableShell = (props: TableShellProps) => {
  const { play, state, parts, payments, tray, onKey } = props
  const { cloth, apparatus, under, underCloth, names, next, board, latest, look } = parts
  const w = useTableWords()
  const narrow = useNarrow()
  const [tab, setTab] = useState('cloth')
  const title = useTableTitle(state)
  useTitle(`${title} · ${useTableName(state)}`)
  const dim = play.live.link.state !== 'live' && play.live.link.state !== 'loading'
  const tabs = [
    {
      id: 'cloth',
      label: w.tab.cloth,
      panel: (
        <div className="stacked">
          {cloth}
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
    ...(names ? [{ id: 'numbers', label: names.results, panel: board }] : []),
  ]
  return (
    <div className={classes('table-page', dim && 'dim')}>
      <TableBar play={play} state={state} title={title} look={look} />
      <Ribbon state={state} deadline={play.shown.falling ? null : play.live.deadline} next={next} latest={latest} />
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
        {narrow ? (
          <>
            <Tabs label={w.tabs} tabs={tabs} current={tab} onChange={setTab} />
            {tray}
          </>
        ) : !apparatus ? (
          <>
            {cloth}
            <div className="foot">
              {payments}
              <div className="play">
                {under}
                {tray}
              </div>
            </div>
          </>
        ) : (
          <>
            <div className="play">
              {cloth}
              {under}
              {tray}
            </div>
            <aside className="side" aria-label={w.table}>
              {apparatus}
              {board}
              {payments}
            </aside>
          </>
        )}
      </main>
    </div>
  )
}
