// Who holds which cards face down, as the state of any game tells it: a card in somebody's hand is a secret that only
// they know, one of the bank a secret that nobody knows (a shoe is kept by counts, never as a list of cards).

import { type Event, type Holder, heardBy } from '@tapete/engine'

interface Marked {
  readonly secret: readonly string[]
  readonly value: unknown
}

const isMarked = (value: object): value is Marked => 'secret' in value && 'value' in value

/** Every text in a value, those within its secrets only where `into` lets it look. */
const texts = (value: unknown, into: (secret: Marked) => boolean, found: string[] = []): string[] => {
  if (typeof value === 'string') found.push(value)
  else if (typeof value === 'object' && value !== null && (!isMarked(value) || into(value)))
    for (const part of Object.values(isMarked(value) ? { part: value.value } : value)) texts(part, into, found)
  return found
}

const marked = (value: unknown, found: Marked[] = []): Marked[] => {
  if (typeof value !== 'object' || value === null) return found
  if (isMarked(value)) found.push(value)
  for (const part of Object.values(value)) marked(part, found)
  return found
}

const isOf = (holder: Holder, { secret }: Marked): boolean =>
  holder === 'bank' ? secret.length === 0 : secret.length === 1 && secret[0] === holder

/** The texts that this holder alone knows, of the bank those that nobody does: their hidden cards are among them. */
export const heldBy = (state: unknown, holder: Holder): string[] =>
  marked(state)
    .filter((secret) => isOf(holder, secret))
    .flatMap(({ value }) => texts(value, () => false))

/** What these events tell everybody. */
export const told = (events: readonly Event[]): ReadonlySet<string> =>
  new Set(texts(heardBy(events, 'public'), () => true))
