// How long one has been playing and how one stands today: at every table that is played for money, always in sight. Now and
// then it asks to be read, in the page and never over the cloth.

import { useState } from 'react'
import { call } from '../../app/api.js'
import { minutesBetween, type Playing as Told, useReminder, useSpans } from '../../app/playing.js'
import type { TableState } from '../../app/types.js'
import { useLoad } from '../../app/useLoad.js'
import { wordsOf } from '../../app/words.js'
import { isBetting } from '../../games/families.js'
import { signed } from '../../i18n/format.js'
import { Button } from '../../parts/Button.js'
import { Notice } from '../../parts/Notice.js'
import type { Account } from './payments.js'
import type { SeatPlay } from './useSeat.js'
import './styles/playing.css'

const useMine = wordsOf({
  es: {
    label: 'Tu juego',
    playing: 'Jugando',
    today: 'Hoy',
    account: 'Mi cuenta',
    reminder: (time: string) => `Llevas ${time} jugando`,
    body: (net: string) => `Hoy tu resultado es ${net}. ¿Sigues o lo dejas por hoy?`,
    go: 'Seguir jugando',
    leave: 'Levantarme',
    excluded: 'Estás excluido de la casa',
    over: 'Se cumplió tu límite de tiempo',
    plays: 'Lo que está en el paño se juega hasta el final; después tus fichas vuelven a tu billetera.',
  },
  en: {
    label: 'Your play',
    playing: 'Playing',
    today: 'Today',
    account: 'My account',
    reminder: (time: string) => `You have been playing for ${time}`,
    body: (net: string) => `Today your result is ${net}. Keep playing, or call it a day?`,
    go: 'Keep playing',
    leave: 'Leave the seat',
    excluded: 'You are excluded from the house',
    over: 'Your time limit is reached',
    plays: 'What is on the cloth plays out; then your chips go back to your wallet.',
  },
})

const isOver = ({ limits, periods }: Told): boolean =>
  limits.some(
    ({ kind, period, amount }) =>
      kind === 'time' && amount !== null && (periods.find((each) => each.period === period)?.minutes ?? 0) >= amount,
  )

const acknowledged = (since: string): number => {
  try {
    return Number(sessionStorage.getItem(`tapete.told.${since}`) ?? 0)
  } catch {
    return 0
  }
}

const Reminder = ({ told, minutes, play }: { told: Told & { since: string }; minutes: number; play: SeatPlay }) => {
  const w = useMine()
  const { span } = useSpans()
  const [every] = useReminder(told.thresholds.reminderMinutes)
  const turn = Math.floor(minutes / every)
  const [read, setRead] = useState(() => acknowledged(told.since))
  if (turn <= read) return null
  const acknowledge = () => {
    setRead(turn)
    try {
      sessionStorage.setItem(`tapete.told.${told.since}`, String(turn))
    } catch {
      // Without storage a reload tells it again.
    }
  }
  return (
    <Notice
      kind="info"
      title={w.reminder(span(minutes))}
      action={
        <>
          <Button onClick={() => play.leave()}>{w.leave}</Button>
          <Button onClick={acknowledge}>{w.go}</Button>
        </>
      }
    >
      {w.body(signed(told.periods[0]?.net ?? 0))}
    </Notice>
  )
}

export const Playing = ({ play, state, account }: { play: SeatPlay; state: TableState; account: Account }) => {
  const w = useMine()
  const { span } = useSpans()
  const { round, phase, game } = state.view
  // While bets are made nothing is won or lost; afterwards each payment counts at once, not only with the next round, and also
  // one in chips that are not money.
  const paid = isBetting(game, phase) ? 'bets' : `${play.seat?.chips} ${account.net}`
  const { data } = useLoad(`play-${round}-${paid}-${play.me}`, () => call('GET /api/me/play'), {
    keep: true,
    everyMs: 30_000,
  })
  if (!data) return null
  const { since, now, periods, exclusion } = data
  const minutes = since === null ? 0 : minutesBetween(since, now)
  const stopped = play.me && (exclusion ? w.excluded : isOver(data) ? w.over : undefined)
  return (
    <>
      <section className="playing" aria-label={w.label}>
        {since !== null && (
          <span>
            {w.playing} <b className="num">{span(minutes)}</b>
          </span>
        )}
        <span>
          {w.today} <b className="num">{signed(periods[0]?.net ?? 0)}</b>
        </span>
        <a href="/account">{w.account}</a>
      </section>
      {stopped && (
        <Notice kind="info" title={stopped}>
          {w.plays}
        </Notice>
      )}
      {!stopped && since !== null && <Reminder key={since} told={{ ...data, since }} minutes={minutes} play={play} />}
    </>
  )
}
