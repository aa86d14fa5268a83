// What a pot holds, who feeds it and what it paid: to look at.

import { splitOf } from '@tapete/engine'
import { useState } from 'react'
import { Columns } from '../../../console/Columns.js'
import { money } from '../../../i18n/format.js'
import { Button } from '../../../parts/Button.js'
import { ReasonField } from '../../../parts/ReasonField.js'
import { Digits } from '../Digits.js'
import { Prizes } from '../Prizes.js'
import { type PotSeen, seatNumber } from '../play.js'
import { type PotWords, usePotWords } from '../words.js'

const EXAMPLE = 1000

export const MeterPanel = ({ seen }: { seen: PotSeen }) => {
  const w = usePotWords()
  const { meter, terms, prizes } = seen
  return (
    <section className="box panel pot-now" aria-label={w.page.meter}>
      <h2 className="head">
        <b>{w.page.meter}</b>
        <span className="aside num">
          {meter.increment > 0 ? w.grew(`+${money(meter.increment)}`) : w.still} · {w.base(money(terms.base))}
        </span>
      </h2>
      <div className="plates">
        <Digits amount={meter.main} />
      </div>
      <Prizes prizes={prizes} terms={terms} />
    </section>
  )
}

const nameOf = (account: string, w: PotWords): string => {
  const { names, reserve } = w.page
  const at = /^reserve:(\d+)$/.exec(account)?.[1]
  if (at) return reserve(Number(at))
  return Object.hasOwn(names, account) ? names[account as keyof typeof names] : account
}

const ORDER = ['main', 'reserve', 'commission', 'base', 'advance', 'link']
const rank = (account: string): number => ORDER.indexOf(account.split(':')[0] ?? '')
const isPot = (account: string): boolean => account === 'main' || account.startsWith('reserve:')

export const AccountsPanel = ({ accounts, seen }: { accounts: Readonly<Record<string, number>>; seen: PotSeen }) => {
  const w = usePotWords()
  const { page } = w
  const rows = Object.entries(accounts)
    .filter(([account, amount]) => rank(account) >= 0 && (account !== 'link' || amount !== 0))
    .sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b))
  const sum = rows.reduce((all, [account, amount]) => all + (isPot(account) ? amount : 0), 0)
  const { main, reserves, commission } = splitOf(seen.terms, EXAMPLE)
  return (
    <section className="box panel" aria-label={page.accounts}>
      <h2 className="head">
        <b>{page.accounts}</b>
        <span className="aside">{page.accountsAside}</span>
      </h2>
      <table className="pot-accounts">
        <Columns names={[[page.account], [page.amount, 'r']]} />
        <tbody>
          {rows.map(([account, amount]) => (
            <tr key={account}>
              <th scope="row">{nameOf(account, w)}</th>
              <td className="r num">{money(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{page.sum}</th>
            <td className="r num">
              <b>{money(sum)}</b>
            </td>
          </tr>
        </tfoot>
      </table>
      <h3 className="caps">{page.split(money(EXAMPLE))}</h3>
      <ul className="pot-split num">
        {[
          [page.toMain, main] as const,
          ...reserves.map((amount, at) => [page.toReserve(at + 1), amount] as const),
          [page.toHouse, commission] as const,
        ].map(([word, amount]) => (
          <li key={word} style={{ flexGrow: amount }}>
            <b>{money(amount)}</b>
            <span>{word}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TablesProps {
  seen: PotSeen
  tableName: (table: string) => string
  gameName: (game: string) => string
  onDisconnect: ((table: string, reason: string) => Promise<boolean>) | undefined
  busy: boolean
}

export const TablesPanel = ({ seen, tableName, gameName, onDisconnect, busy }: TablesProps) => {
  const { page } = usePotWords()
  const [leaving, setLeaving] = useState<string>()
  const [why, setWhy] = useState('')
  const tables = Object.entries(seen.tables)
  return (
    <section className="box panel" aria-label={page.tables}>
      <h2 className="head">
        <b>{page.tables}</b>
        <span className="aside">{page.tablesAside(tables.length)}</span>
      </h2>
      {tables.length === 0 && <p className="muted">{page.noTables}</p>}
      <ul className="pot-tables">
        {tables.map(([id, { game, round, hits, casino }]) => (
          <li key={id}>
            <span className="what">
              <b>{tableName(id)}</b>
              <small className="muted">{[gameName(game), casino].filter(Boolean).join(' · ')}</small>
            </span>
            <span className="num muted">
              {round && round.collected > 0 ? page.inRound(round.round, money(round.collected)) : page.idle}
              {hits.length > 0 && <span className="tag warn">{page.hitsWait(hits.length)}</span>}
            </span>
            {onDisconnect && (
              <Button
                look="quiet"
                aria-expanded={leaving === id}
                aria-label={page.disconnectOf(tableName(id))}
                onClick={() => setLeaving(leaving === id ? undefined : id)}
              >
                {page.disconnect}
              </Button>
            )}
            {leaving === id && onDisconnect && (
              <div className="reason">
                <ReasonField label={page.why} value={why} onChange={setWhy} />
                <Button
                  look="main"
                  because={why.trim() === '' ? page.noWhy : undefined}
                  aria-busy={busy}
                  onClick={async () => {
                    if (!(await onDisconnect(id, why.trim()))) return
                    setLeaving(undefined)
                    setWhy('')
                  }}
                >
                  {page.disconnect}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

export const HitsPanel = ({ seen, tableName }: Pick<TablesProps, 'seen' | 'tableName'>) => {
  const w = usePotWords()
  const { page } = w
  return (
    <section className="box panel" aria-label={page.hits}>
      <h2 className="head">
        <b>{page.hits}</b>
      </h2>
      {seen.awards.length === 0 && <p className="muted">{page.noHits}</p>}
      <ul className="pot-awards">
        {seen.awards.map(({ table, round, main, lines }) => (
          <li key={`${table} ${round}`}>
            <p className="muted num">
              {w.wall.round(tableName(table), round)} · {page.potHad(money(main))}
            </p>
            {lines.map(({ seat, category, amount, capped }) => (
              <p key={`${seat} ${category}`} className="award">
                <span>
                  {w.seat(seatNumber(seat))} · <b>{w.category(category)}</b>
                  {capped && <span className="tag">{w.wall.capped}</span>}
                </span>
                <b className="num">{money(amount)}</b>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}
