// The answers of chance: every draw where the one before it ended and what its words give, every deal the next cards of
// its deck. What was dealt from a deck whose seed is not in the file is proved by what was shown of it, or not at all.

import type { AnyGame, Move, Option, Table } from '@tapete/engine'
import { type Answer, answer } from '../draws/bounded.js'
import { chacha20 } from '../draws/chacha20.js'
import type { Deck } from '../draws/deck.js'
import { deckFits } from '../draws/due.js'
import type { Cursor, Deal, Draw } from '../draws/notes.js'
import { type CardsAsked, cardsAsked, chanceQuestion, ruleOf } from '../draws/questions.js'
import { canonicalJson } from '../tables/chain.js'
import type { ExportEntry } from './format.js'
import type { LoggedDecks } from './logged-decks.js'
import type { Tally } from './report.js'

export interface AnswersCheck {
  /** A move of chance; `state` is the table that asked, where it is known. Gives back what the log goes on from. */
  entry(entry: ExportEntry, game: AnyGame, cursor: Cursor | null, state: Table | undefined): Draw | Deal | undefined
  /** Of every deck but these all is known that will be: a log of many decks is not held as a whole. */
  settle(onTable: ReadonlySet<number>): void
}

/** What cannot be answered, a position past the end of the stream or no question for chance, is wrong like any other. */
export const attempt = <T extends object | undefined>(doing: () => T): T | string => {
  try {
    return doing()
  } catch (error) {
    return String(error)
  }
}

/** The cards a move of chance brings; none where the file withholds them. */
const cardsIn = ({ by: _, do: __, ...details }: Move): string[] => Object.values(details).flat().map(String)

const misplacedDraw = (cursor: Cursor | null, draw: Draw): string | undefined => {
  if (!cursor) return 'drawn before any commitment'
  if (draw.series !== cursor.series) return `drawn from series ${draw.series} while ${cursor.series} runs`
  if (draw.index !== cursor.drawn) return `is draw ${draw.index} where ${cursor.drawn} belongs`
  if (draw.word !== cursor.word) return `begins at word ${draw.word}, the draw before ended at ${cursor.word}`
  return undefined
}

const misplacedDeal = (cursor: Cursor | null, { series, index, count, to }: Deal): string | undefined => {
  const deck = cursor?.deck
  if (!deck) return 'dealt before any deck was committed to'
  if (series !== deck.series) return `dealt from deck ${series} while ${deck.series} runs`
  if (index !== deck.dealt) return `begins at card ${index} where ${deck.dealt} belongs`
  if (index + count > deck.size) return `deals ${count} cards of ${deck.size - index}`
  return to && to.length !== count ? `says whose ${to.length} of ${count} cards are` : undefined
}

const misanswered = (move: Move, draw: Draw, seed: Buffer, question: Option): string | undefined => {
  const due = attempt((): Answer => answer(question, chacha20(seed, draw.word)))
  if (typeof due === 'string') return due
  if (canonicalJson(due.move) !== canonicalJson(move))
    return `the seed gives ${canonicalJson(due.move)}, the log has ${canonicalJson(move)}`
  return due.words === draw.words ? undefined : `takes ${due.words} words, the log says ${draw.words}`
}

/** What the table asked, and whether the running deck answers it. */
interface Asked {
  readonly question: Option
  readonly cards: CardsAsked | undefined
  readonly fits: boolean
}

const misdealt = (
  move: Move,
  deal: Deal,
  { question, cards, fits }: Asked,
  deck: Deck | undefined,
): string | undefined => {
  if (!cards) return 'the table asked for no cards of a deck'
  if (move.do !== question.do || deal.count !== cards.count)
    return `the table asked for ${cards.count} cards by ${question.do}`
  if (canonicalJson(deal.to ?? null) !== canonicalJson(cards.to ?? null))
    return 'the cards are not whose the table says'
  if (!fits) return 'the deck has other cards than the table asked for'
  if (!deck) return undefined
  const due = { by: question.by, do: question.do }
  const dealt = { ...due, [cards.field]: cards.asDetail(deck.cards.slice(deal.index, deal.index + deal.count)) }
  return canonicalJson(dealt) === canonicalJson(move)
    ? undefined
    : `the deck gives ${canonicalJson(dealt)}, the log has ${canonicalJson(move)}`
}

export const answersCheck = (
  draws: Tally,
  decks: LoggedDecks,
  seedOf: (series: number) => Buffer | undefined,
): AnswersCheck => {
  /** Whether everything of a deal was shown is known when its deck has left the table. */
  let unproved: { readonly seq: number; readonly deal: Deal }[] = []

  const askedAt = (game: AnyGame, state: Table, cursor: Cursor | null): Asked | string =>
    attempt((): Asked | undefined => {
      const question = chanceQuestion(game, state)
      if (!question) return undefined
      const cards = cardsAsked(game, question)
      return { question, cards, fits: cards !== undefined && deckFits(cursor?.deck, decks.known(), cards.composition) }
    }) ?? 'the table asked nothing of chance'

  const takeDraw = (seq: number, move: Move, draw: Draw, cursor: Cursor | null, asked: Asked | undefined): void => {
    const seed = seedOf(draw.series)
    const place = misplacedDraw(cursor, draw)
    if (place !== undefined) draws.note(seq, place)
    else if (asked?.fits) draws.note(seq, 'drawn from the series, not from the deck')
    else if (seed && asked) draws.note(seq, misanswered(move, draw, seed, asked.question))
    else draws.skip()
  }

  const takeDeal = (seq: number, move: Move, deal: Deal, cursor: Cursor | null, asked: Asked | undefined): void => {
    const deck = decks.shuffled(deal.series)
    const place = misplacedDeal(cursor, deal)
    const wrong = place ?? (asked && misdealt(move, deal, asked, deck))
    const cards = cardsIn(move)
    if (place === undefined && cards.length === deal.count) decks.dealt(deal, cards)
    if (wrong !== undefined) draws.note(seq, wrong)
    else if (deck) draws.note(seq, undefined)
    else unproved.push({ seq, deal })
  }

  return {
    entry: ({ seq, move, draw }, game, cursor, state) => {
      const [first, second] = (draw ?? []).filter((each) => each.kind === 'draw' || each.kind === 'deal')
      if (second) draws.note(seq, 'two draws are recorded for one result')
      const asked = state && askedAt(game, state, cursor)
      if (!first) draws.note(seq, 'no draw is recorded for this result')
      else if (typeof asked === 'string') draws.note(seq, asked)
      else if (first.kind === 'deal') takeDeal(seq, move, first, cursor, asked)
      else if (ruleOf(game, move.do)?.hides) draws.note(seq, 'what is hidden is dealt from a deck')
      else takeDraw(seq, move, first, cursor, asked)
      return first?.kind === 'deal' && first.index + first.count > (cursor?.deck?.size ?? 0) ? undefined : first
    },

    settle: (onTable) => {
      for (const { seq, deal } of unproved.filter((each) => !onTable.has(each.deal.series)))
        if (decks.isShown(deal)) draws.note(seq, undefined)
        else draws.skip()
      unproved = unproved.filter((each) => onTable.has(each.deal.series))
    },
  }
}
