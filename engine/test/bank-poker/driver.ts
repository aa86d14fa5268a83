// Plays a whole round by itself: cards come from a deck in a fixed order, players do what their part says, staff what is due.

import {
  type AnyGame,
  betweenRounds,
  configure,
  DECK,
  type Event,
  type Json,
  type Move,
  netOf,
  type Option,
  openingOf,
  type PokerKind,
  parseMove,
  replay,
  type SeatId,
  type Table,
  tellsCards,
} from '@tapete/engine'

export type State = Table<PokerKind>

/** A table, and all that was heard at it since the round began. */
export interface Played {
  readonly state: State
  readonly heard: readonly Event[]
}

/** What a player says when asked: a line without the seat, or nothing, and then the croupier does without. */
export type Parts = { readonly [seat: SeatId]: (asked: string, state: State) => string | undefined }

export interface Cast {
  readonly game: AnyGame
  readonly config?: { readonly [option: string]: Json }
  readonly chips: { readonly [seat: SeatId]: number }
  readonly bets: readonly string[]
  readonly parts: Parts
  /** Cards that come first, the rest of the deck after them. */
  readonly deck: string
  /** The cards everybody gets, where they are the same as in a round that was played. */
  readonly same?: ReadonlyMap<string, string>
  /** What else happens: before the move that is made in this phase for the first time. */
  readonly meanwhile?: { readonly [phase: string]: readonly string[] }
}

export const step = (game: AnyGame, { state, heard }: Played, move: Move): Played => {
  const done = game.step(state, move)
  if (!done.ok) throw new Error(`${JSON.stringify(move)} refused: ${done.refusal.code}`)
  return { state: done.state as State, heard: [...heard, ...done.events] }
}

export const made = (game: AnyGame, played: Played, line: string): Played => {
  const parsed = parseMove(game, line)
  if (!parsed.ok) throw new Error(parsed.error)
  return step(game, played, parsed.move)
}

export const opened = ({ game, config = {}, chips, bets }: Cast): Played => {
  const configured = configure(game.settings, { min: 100, max: 5000, ...config })
  if (!configured.ok) throw new Error(`${configured.option} ${configured.why}`)
  const start = replay(game, configured.config, openingOf(game, configured.config, 'betting', chips))
  if (!start.ok) throw new Error(start.refusal.code)
  const betting: Played = { state: start.state as State, heard: [] }
  return bets.reduce((played, line) => made(game, played, line), betting)
}

/** The deck as it lies: what is named first, then the rest. */
const deckOf = (named: string): string[] => {
  const first = named.split(' ')
  return [...first, ...DECK.filter((card) => !first.includes(card))]
}

const DEALT = ['card-dealt', 'bank-dealt', 'board-dealt']

/** Which card comes to whom: the first, second... of each hand, of the bank, of the board. */
const keyOf = (holder: string, number: number): string => `${holder}#${number}`
const holderOf = ({ type, seat }: Event): string => seat ?? type
const holderIn = (slot: string): string =>
  slot.startsWith('seat:') ? slot : slot === 'bank' || slot === 'up' ? 'bank-dealt' : 'board-dealt'

const countsOf = (heard: readonly Event[]): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const event of heard)
    if (DEALT.includes(event.type)) counts.set(holderOf(event), (counts.get(holderOf(event)) ?? 0) + 1)
  return counts
}

const cardIn = ({ card }: Event): string =>
  typeof card === 'string' ? card : String((card as { readonly value?: unknown } | undefined)?.value)

/** What everybody got in a round: so that it can be played again with the same cards, though others come between. */
export const dealtIn = ({ heard }: Played): ReadonlyMap<string, string> => {
  const cards = new Map<string, string>()
  const counts = new Map<string, number>()
  for (const event of heard) {
    if (!DEALT.includes(event.type)) continue
    const number = (counts.get(holderOf(event)) ?? 0) + 1
    counts.set(holderOf(event), number)
    cards.set(keyOf(holderOf(event), number), cardIn(event))
  }
  return cards
}

const cardsFor = ({ game, deck, same }: Cast, { state, heard }: Played): Move | undefined => {
  const [option] = game.options(state, 'chance')
  const bound = option?.fields.cards
  if (!option || !bound || !('deal' in bound)) return undefined
  const free = new Set(bound.oneOf)
  const left = deckOf(deck).filter((card) => free.has(card))
  if (!same || state.play.burning !== null)
    return { by: 'chance', do: option.do, cards: same ? left.slice(-1) : left.slice(0, bound.deal) }
  const kept = new Set(same.values())
  // What nobody gets otherwise is burned.
  const others = left.filter((card) => !kept.has(card))
  const counts = countsOf(heard)
  const cards = (state.play.plan[0] ?? []).slice(0, bound.deal).map((slot) => {
    if (slot === 'burn') return others.pop() as string
    const number = (counts.get(holderIn(slot)) ?? 0) + 1
    counts.set(holderIn(slot), number)
    return same.get(keyOf(holderIn(slot), number)) ?? (others.pop() as string)
  })
  return { by: 'chance', do: option.do, cards }
}

/** What really lies in front of a holder of real cards, in the order it came: what was put away is gone. */
const lyingAt = ({ same }: Cast, { state, heard }: Played, holder: string): string[] => {
  const kept = new Set(same?.values())
  const spare = DECK.filter((card) => !kept.has(card) && !state.play.opened.includes(card))
  const cards: string[] = []
  let number = 0
  for (const { places, place, ...event } of heard) {
    if (DEALT.includes(event.type) && holderOf(event as Event) === holder) {
      number += 1
      // Those that lie open have been told.
      if (typeof event.card !== 'string') cards.push(same?.get(keyOf(holder, number)) ?? (spare.pop() as string))
    }
    if (event.seat !== holder || !['cards-exchanged', 'card-sold'].includes(event.type)) continue
    for (const put of [...((places ?? [place]) as number[])].sort((a, b) => b - a)) cards.splice(put - 1, 1)
  }
  return cards
}

/** The cards of a move that turns them: a hand's, or the board's and the bank's. */
const turnedBy = (cast: Cast, played: Played, { by, do: name }: Option): Move => {
  const { state, heard } = played
  const [seat] = cast.game.rules.find((rule) => rule.do === name)?.opens?.(state, { by, do: name }) ?? []
  if (seat !== 'bank') return { by, do: name, cards: lyingAt(cast, played, seat as string) }
  const board = lyingAt(cast, played, 'board-dealt')
  const shown = heard.filter(({ type }) => type === 'board-shown').length
  const isBoard = state.play.bank.count === 0
  const cards = isBoard ? board.slice(shown, shown + 1) : [...board, ...lyingAt(cast, played, 'bank-dealt')]
  return { by, do: name, cards }
}

const questionOf = (asked: readonly Event[]): string =>
  String(asked.filter(({ type }) => type === 'asked').at(-1)?.question ?? '')

/** The next move of the round; undefined when it is over. */
export const nextMove = (cast: Cast, played: Played): Move | string | undefined => {
  const { game, parts } = cast
  const { state, heard } = played
  if (betweenRounds(state)) return undefined
  const [due] = game.due(state)
  if (!due) throw new Error(`nothing is due in ${state.phase}`)
  if (due.option.by === 'chance') return cardsFor(cast, played)
  if (tellsCards(due.option)) return turnedBy(cast, played, due.option)
  const isAsked = state.phase === 'answers' || state.phase === 'exchange'
  if (isAsked && due.waitsFor && state.seats[due.waitsFor]?.present) {
    const asked = state.phase === 'answers' ? questionOf(heard) : state.phase
    const said = parts[due.waitsFor]?.(asked, state)
    if (said) return `${due.waitsFor} ${said}`
  }
  const fields = Object.entries(due.option.fields).filter(([, bound]) => !bound.optional)
  const first = fields.map(([name, bound]) => [name, 'someOf' in bound ? [] : 'oneOf' in bound ? bound.oneOf[0] : null])
  return { ...Object.fromEntries(first), by: due.option.by, do: due.option.do } as Move
}

const perform = (game: AnyGame, played: Played, move: Move | string): Played =>
  typeof move === 'string' ? made(game, played, move) : step(game, played, move)

/** Every table of the round, one a move, to its end. */
export const course = (cast: Cast, from: Played, meanwhile = cast.meanwhile ?? {}): Played[] => {
  const tables = [from]
  const happened = new Set<string>()
  for (let count = 0; count < 200; count += 1) {
    let played = tables.at(-1) as Played
    const { phase } = played.state
    if (!happened.has(phase)) {
      happened.add(phase)
      for (const line of meanwhile[phase] ?? []) {
        played = made(cast.game, played, line)
        tables.push(played)
      }
    }
    const move = nextMove(cast, played)
    if (move === undefined) return tables
    tables.push(perform(cast.game, played, move))
  }
  throw new Error('the round does not end')
}

export const finish = (cast: Cast, from: Played): Played => course(cast, from, {}).at(-1) as Played

export const nets = (seats: readonly string[], { heard }: Played): { [seat: string]: number } =>
  Object.fromEntries(seats.map((seat) => [seat, netOf(heard, seat)]))
