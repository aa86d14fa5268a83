// The table of Treinta y Cuarenta of a player.

import { useCountdown } from '../../app/clock.js'
import type { Bet, Intent, Option, TableState } from '../../app/types.js'
import { DecisionBar } from '../../cards/DecisionBar.js'
import { cutOffered, PackCut, usePackWords } from '../../cards/packs/PackCut.js'
import { nextBetween } from '../../cards/packs/play.js'
import { SuitsSwitch } from '../../cards/SuitsSwitch.js'
import { reasonAgainst, ruleOf } from '../../console/reasons.js'
import { useCardWords } from '../../i18n/cards/index.js'
import { useLanguage } from '../../i18n/language.js'
import type { MomentParts } from '../../pages/table/moment/useMoment.js'
import { useRefusalWords } from '../../pages/table/refusals.js'
import { type AtTable, type GameParts, tablePage } from '../../pages/table/TablePage.js'
import { useNarrow } from '../../pages/table/useNarrow.js'
import { Button } from '../../parts/Button.js'
import { classes } from '../../parts/classes.js'
import { ResultBoard } from '../../parts/ResultBoard.js'
import { TrenteCloth } from './Cloth.js'
import { family } from './index.js'
import { Outcome, outcomeName } from './Outcome.js'
import { isAsked, netOf, playOf, ROWS, resultIn, totalOf, winnersOf } from './play.js'
import { useTrenteWords } from './words.js'

const CHOICES = ['wait', 'insure', 'yield'] as const

const offers = (options: readonly Option[], me: string | null, name: string, on: string): boolean =>
  options.some((option) => {
    const bound = option.fields.on
    return option.do === name && option.by === me && bound !== undefined && 'oneOf' in bound && bound.oneOf.includes(on)
  })

/** Rounded up, as it is charged. */
const premiumOf = (state: TableState, amount: number): number =>
  Math.ceil((amount * Number(state.view.config.insurancePercent ?? 1)) / 100)

const useNext = (state: TableState, me: string | null): ((left: number | undefined) => string) => {
  const { table } = useTrenteWords()
  const packs = usePackWords()
  const { language } = useLanguage()
  const { view, events } = state
  const w = table.next
  const result = resultIn(playOf(view))
  const told = (): string => {
    const name = result ? outcomeName(result, language) : ''
    const net = netOf(events, me)
    if (net === undefined) return result === 'tie' ? w.stand(name) : name
    return net > 0 ? w.won(name, net) : net < 0 ? w.lost(name, -net) : w.even(name)
  }
  return (left) => {
    switch (view.phase) {
      case 'betting':
        return left ? w.bets(left) : packs.next.betting
      case 'deal':
        return w.deal
      case 'held':
        return w.held
      case 'refait':
        return view.bets.some((bet) => bet.seat === me && isAsked(bet)) ? w.refait : w.others
      case 'collect':
      case 'pay':
      case 'clear':
        return told()
      default:
        return nextBetween(state, playOf(view), packs.next)
    }
  }
}

interface ChoiceProps {
  readonly state: TableState
  readonly me: string
  readonly bet: Bet
  readonly onAsk: (intent: Intent) => void
  readonly onCite: (article: string) => void
}

/** A bet that a 31-31 blocked: wait, insure, or hand it over. */
const Choice = ({ state, me, bet, onAsk, onCite }: ChoiceProps) => {
  const { table: w, spot } = useTrenteWords()
  const tell = useRefusalWords()
  const { view, options } = state
  const literal = view.config.refaitMode !== 'partage'
  const notes = {
    wait: w.notes.wait(bet.amount),
    insure: w.notes.insure(premiumOf(state, bet.amount)),
    yield: literal ? w.notes.yield : w.notes.share(bet.amount - Math.floor(bet.amount / 2)),
  }
  return (
    <DecisionBar
      title={w.yourChoice(spot({ id: bet.on, kind: bet.on, covers: [] }), bet.amount)}
      rule={ruleOf(view.game, 'wait')}
      decisions={CHOICES.map((name) => {
        const offered = offers(options, me, name, bet.on)
        const refusal = offered ? undefined : reasonAgainst(view, name, me, { on: bet.on })
        return {
          id: name,
          label: w.decisions[name]?.label ?? name,
          hint: w.decisions[name]?.key ?? '',
          note: notes[name],
          because: offered ? undefined : refusal ? tell(refusal).fact : w.notAllowed,
          rule: refusal?.cite,
        }
      })}
      onDecide={(name) => onAsk({ do: name, on: bet.on, ...(bet.with === 'money' ? {} : { with: bet.with }) })}
      onCite={onCite}
    />
  )
}

/** Where bets are insured before the deal: one press for each. */
const Before = ({ state, me, onAsk }: Pick<ChoiceProps, 'state' | 'me' | 'onAsk'>) => {
  const { table: w, spot } = useTrenteWords()
  const { view, options } = state
  const nameOf = (on: string): string => spot({ id: on, kind: on, covers: [] })
  const mine = view.bets.filter((bet) => bet.seat === me && bet.tag === undefined)
  const asked = playOf(view).insured.filter((insured) => insured.seat === me)
  if (view.config.insurance !== 'before' || view.phase !== 'betting' || mine.length === 0) return null
  return (
    <section className="panel tq-insurance">
      {asked.map(({ on }) => (
        <span key={on}>{w.insuredBefore(nameOf(on))}</span>
      ))}
      {mine
        .filter((bet) => offers(options, me, 'insure-before', bet.on))
        .map((bet) => (
          <Button key={`${bet.on}${bet.with}`} onClick={() => onAsk({ do: 'insure-before', on: bet.on })}>
            {w.before(nameOf(bet.on), premiumOf(state, bet.amount))}
          </Button>
        ))}
    </section>
  )
}

/** What the two rows came to, over the cloth of a phone. */
const useMomentParts = ({ state }: AtTable): MomentParts => {
  const { table: w } = useTrenteWords()
  const { language } = useLanguage()
  const play = playOf(state.view)
  return {
    label: w.board,
    figure: (result) => {
      const row = ROWS.find((each) => winnersOf(result).includes(each))
      return <span className={classes('tq-figure num', row)}>{totalOf(play[row ?? 'black'])}</span>
    },
    name: (result) => outcomeName(result, language),
    facts: () => ROWS.map((row) => w.told(w.rows[row] ?? row, totalOf(play[row]))),
  }
}

const useTrente = (at: AtTable): GameParts => {
  const { play, state, hand, seek, put, cite } = at
  const { table: w, spot } = useTrenteWords()
  const c = useCardWords()
  const narrow = useNarrow()
  const countdown = useCountdown(play.live.deadline)
  const { view, options, table } = state
  const { me } = play
  const next = useNext(state, me)
  const history = playOf(view).history

  const ask = async (intent: Intent) => {
    const made = await play.ask(intent)
    // At a practice table nobody else is waited for, but each of one's own bets is.
    if (made && table.mode === 'practice' && intent.do !== 'insure-before') await play.proceed()
  }
  const waiting = view.phase === 'refait' ? view.bets.filter((bet) => bet.seat === me && isAsked(bet)) : []
  const asked = me === null ? undefined : waiting.find((bet) => offers(options, me, 'wait', bet.on))
  const moment = useMomentParts(at)

  const decide =
    me !== null && asked ? (
      <Choice
        state={state}
        me={me}
        bet={asked}
        onAsk={waiting.length > 1 ? (intent) => void play.ask(intent) : ask}
        onCite={cite}
      />
    ) : me !== null && cutOffered(options, me) ? (
      <PackCut
        view={view}
        play={playOf(view)}
        options={options}
        me={me}
        countdown={countdown}
        onAsk={ask}
        onCite={cite}
      />
    ) : undefined

  return {
    cloth: (
      <TrenteCloth
        view={view}
        me={me}
        open={play.mayBet}
        onPlace={put}
        onLift={hand.lift}
        onSeek={(spot) => spot && seek(spot)}
      />
    ),
    under: (
      <>
        {me !== null && <Before state={state} me={me} onAsk={ask} />}
        {history.length > 0 && !decide && (
          <ResultBoard title={w.board} history={history} layout="symbols">
            {(result, latest) => <Outcome result={result} latest={latest} />}
          </ResultBoard>
        )}
      </>
    ),
    underCloth: true,
    latest: history[0] !== undefined && <Outcome result={history[0]} latest />,
    next,
    decide,
    // A sheet over the cloth would hide the choice; a wide table has room for its headline.
    ...(narrow && view.phase !== 'refait' ? { moment } : {}),
    turn: asked ? { title: w.turn(spot({ id: asked.on, kind: asked.on, covers: [] })) } : undefined,
    look: { label: c.suitsChoice, control: <SuitsSwitch /> },
  }
}

export default tablePage(family, useTrente)
