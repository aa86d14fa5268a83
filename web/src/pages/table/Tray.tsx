// Chips and actions, always in reach. What cannot be done stays, with its reason.

import type { ReactNode } from 'react'
import { money } from '../../i18n/format.js'
import { Button } from '../../parts/Button.js'
import { ChipRack } from '../../parts/ChipRack.js'
import { usualFor } from './Buy.js'
import { total } from './stakes.js'
import type { InHand, SeatPlay } from './useSeat.js'
import { useTableWords } from './words.js'

const Drawn = ({ d }: { d: string }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d={d} />
  </svg>
)

const REPEAT = 'M4 9a6 6 0 0 1 10.500-3.500L17 8m0-4v4h-4M16 11a6 6 0 0 1-10.500 3.500L3 12m0 4v-4h4'
const UNDO = 'M7 4 3 8l4 4M3 8h8.500a5 5 0 0 1 0 10H9'
const CLEAR = 'm5 5 10 10M15 5 5 15'

export interface TrayProps {
  play: SeatPlay
  hand: InHand
  onBuy: () => void
  /** Between the chips and the sums: which chips are played with. */
  means?: ReactNode
  /** In hand, when it is not money. */
  inHand?: { label: string; value: string } | undefined
  children?: ReactNode
}

const Watching = ({ play, onBuy }: { play: SeatPlay; onBuy: () => void }) => {
  const w = useTableWords()
  const { state, live } = play
  const seats = Number(state?.view.config.seats ?? 0)
  const taken = Object.keys(state?.view.seats ?? {}).length + (state?.view.blocked.length ?? 0)
  const because =
    live.link.state !== 'live'
      ? w.because.offline
      : state?.view.status !== 'open'
        ? w.because.notOpen
        : seats > 0 && taken >= seats
          ? w.because.full
          : undefined
  // Where chips are sold; a table without any is sat down at as it is.
  const step = Number(state?.view.config.chip ?? 0)
  const amount = step > 0 ? usualFor(play.wallet, step) : 0
  return (
    <>
      <p className="say">{because ?? w.sitLead}</p>
      <div className="acts sitting">
        {amount > 0 && (
          <Button because={because} onClick={onBuy}>
            {w.sitOther}
          </Button>
        )}
        <Button look="main" because={because} onClick={() => play.sit(undefined, amount)}>
          {amount > 0 ? w.sitWith(amount) : w.sit}
        </Button>
      </div>
    </>
  )
}

/** No chips left: they are bought, except where they are worth nothing. */
const Poor = ({ play, because, onBuy }: { play: SeatPlay; because: string | undefined; onBuy: () => void }) => {
  const w = useTableWords()
  const step = Number(play.state?.view.config.chip ?? 100)
  const practice = play.state?.table.mode === 'practice'
  const more = usualFor(Math.min(play.wallet, 100_000), step)
  return (
    <>
      <p className="say">{practice ? w.outOfChips : w.buyFirst}</p>
      <div className="acts">
        <Button
          look="main"
          because={because}
          onClick={practice && more > 0 ? () => play.ask({ do: 'buy', amount: more }) : onBuy}
        >
          {practice ? w.moreChips : w.buy}
        </Button>
      </div>
    </>
  )
}

export const Tray = (props: TrayProps) => {
  const { play, hand, onBuy, means, inHand, children } = props
  const w = useTableWords()
  const { seat, puts, before, mayBet, live } = play
  const offline = live.link.state === 'live' ? undefined : w.because.offline
  const closed = offline ?? (mayBet ? undefined : w.because.closed)
  // What is in prison or waits for a decision is still on the cloth.
  const standing = total(play.state?.view.bets.filter((bet) => bet.seat === play.me) ?? [])
  const chips = seat?.chips ?? 0
  const holdings = Object.values(seat?.holdings ?? {}).some((amount) => amount > 0)
  const poor = seat?.present && chips === 0 && !holdings && standing === 0
  const twice = (
    <span className="twice" aria-hidden="true">
      ×2
    </span>
  )
  const { nothingBefore, nothingHere, nothingDone } = w.because
  const acts = [
    {
      key: 'R',
      word: w.repeat,
      figure: <Drawn d={REPEAT} />,
      ready: before.length,
      because: nothingBefore,
      act: hand.repeat,
    },
    { key: 'D', word: w.double, figure: twice, ready: puts.length, because: nothingHere, act: hand.double },
    {
      key: 'Z',
      word: w.undo,
      figure: <Drawn d={UNDO} />,
      ready: play.acts.length,
      because: nothingDone,
      act: play.undo,
    },
    { key: 'X', word: w.clear, figure: <Drawn d={CLEAR} />, ready: puts.length, because: nothingHere, act: hand.clear },
  ]
  return (
    <section className={hand.proceed ? 'tray practice' : 'tray'} aria-label={w.tray}>
      {children}
      <div className="row">
        {!seat ? (
          <Watching play={play} onBuy={onBuy} />
        ) : !seat.present ? (
          <>
            <p className="say">{seat.leaving ? w.leaving : w.away}</p>
            <div className="acts">
              {!seat.leaving && (
                <Button look="main" onClick={() => play.ask({ do: 'come-back' })}>
                  {w.comeBack}
                </Button>
              )}
            </div>
          </>
        ) : poor ? (
          <Poor play={play} because={offline} onBuy={onBuy} />
        ) : (
          <>
            <ChipRack
              values={hand.rack}
              chosen={hand.chip}
              onChoose={hand.choose}
              colour={hand.colour}
              disabled={!mayBet}
            />
            {means}
            <dl className="stake">
              <div>
                <dt>{w.onCloth}</dt>
                <dd className="num">{money(standing)}</dd>
              </div>
              <div>
                <dt>{inHand?.label ?? w.inHand}</dt>
                <dd className="num">
                  {inHand?.value ?? money(chips)}
                  <button type="button" className="more" aria-label={w.buy} onClick={onBuy}>
                    <svg viewBox="0 0 16 16" aria-hidden="true">
                      <path d="M8 3v10M3 8h10" />
                    </svg>
                  </button>
                </dd>
              </div>
            </dl>
            <div className="acts">
              {acts.map(({ key, word, figure, ready, because, act }) => (
                <Button key={key} hint={key} because={closed ?? (ready ? undefined : because)} onClick={act}>
                  {figure}
                  {word}
                </Button>
              ))}
            </div>
          </>
        )}
        {hand.proceed && (
          <div className="proceed">
            <Button look={poor ? 'plain' : 'main'} hint="C" because={offline} onClick={hand.proceed}>
              {play.shown.busy ? w.skip : w.proceed}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
