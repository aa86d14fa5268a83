// Somebody at a table who keeps everything they receive, over HTTP and socket.

import { type Card, DECK } from '@tapete/engine'
import type { Body, Client, Live, Reply } from '../http/client.js'
import { done } from './house.js'

export interface Witness {
  readonly client: Client
  /** Everything they received at the table up to now, as text. */
  heard(): readonly string[]
  get(path: string): Promise<Body>
  move(move: object): Promise<Body>
  /** Once they were told of this version. */
  told(version: number): Promise<Body>
  /** What they receive who come to the table just now, having been there at the beginning. */
  comeBack(): Promise<void>
  close(): Promise<unknown>
}

export const witness = async (client: Client, table: string): Promise<Witness> => {
  const replies: string[] = []
  const lives: Live[] = []
  const kept = (reply: Reply): Reply => {
    // An exported log is text already.
    replies.push(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
    return reply
  }
  const open = async (since?: number): Promise<Live> => {
    const live = await client.live(table, since)
    lives.push(live)
    await live.next(({ type }) => type === 'hello')
    return live
  }
  const first = await open()
  return {
    client,
    heard: () => [...replies, ...lives.flatMap((live) => live.raw.map((message) => JSON.stringify(message)))],
    get: async (path) => kept(await client.get(path)).body,
    move: async (move) => done(kept(await client.move(table, move))),
    told: (version) => first.next((message) => message.type === 'step' && message.version === version),
    comeBack: async () => {
      const again = await open(0)
      await again.close()
    },
    close: () => Promise.all(lives.map((live) => live.close())),
  }
}

const CODE = new RegExp(`(?<![\\w-])(?:${DECK.join('|')})(?![\\w-])`, 'g')

/** Every card that is named anywhere. */
export const cardsIn = (texts: readonly string[]): ReadonlySet<Card> =>
  new Set(texts.flatMap((text) => (text.match(CODE) ?? []) as Card[]))
