// Reception and cash desk: accounts made by operators, money paid in and out over the counter.

import type { ErrorAnswer, Person, Proposal, Role } from '../../wire/index.js'
import { type Client, clientOf, keyFrom, logIn } from '../client.js'
import { diceOf } from '../plan.js'
import { count, type World, wrong } from '../world.js'

export interface Reception {
  guest(name: string, door: number): Promise<Client>
  /** A player with an account, a password of their own, and money. */
  newcomer(name: string, door: number): Promise<Client>
  /** An account of any role; what watches is made by two. */
  account(name: string, role: Exclude<Role, 'guest'>, door: number): Promise<Client>
  /** Everything the player has, in cash; of a guest nothing, whose chips are none. */
  cashOut(client: Client, wallet: number): Promise<void>
  readonly operators: readonly [Client, Client]
}

interface Made {
  readonly person?: Person
  readonly password?: string
  readonly proposal?: Proposal
  readonly half?: string
}

const PASSWORD = 'mesa-y-lampara-7'
const DEMONSTRATION = 'tapete-demo'
const PURSE_LEAST = 200_000
const PURSE_STEPS = 40
const WHY = 'the day'

export const receptionOf = async (world: World): Promise<Reception> => {
  const { seed } = world.plan
  const operators = [
    await logIn(world, 'operador', DEMONSTRATION, 0),
    await logIn(world, 'operadora', DEMONSTRATION, 1),
  ] as const
  const desk = await logIn(world, 'jefe-de-sala', DEMONSTRATION, 1)

  /** A name is taken where the answer to making it was lost: then the account has another. */
  const made = async (name: string, role: Role, tries = 0): Promise<Made & { readonly name: string }> => {
    const called = tries === 0 ? name : `${name} ${tries}`
    const { status, body } = await operators[0].sure<Made & Partial<ErrorAnswer>>('POST', '/api/people', {
      ...{ name: called, role, why: WHY },
    })
    if (status === 200) return { ...body, name: called }
    if (body.error?.code === 'name-taken' && tries < 9) return made(name, role, tries + 1)
    throw new Error(`no account for ${name}: ${status} ${JSON.stringify(body)}`)
  }

  /** The other half of the password, by the other operator; undefined where its answer was lost. */
  const confirmed = async ({ proposal, half = '' }: Made): Promise<string | undefined> => {
    const path = `/api/proposals/${proposal?.id}/confirm`
    const { status, body } = await operators[1].sure<Made>('POST', path)
    return status === 200 ? `${half}${body.half ?? ''}` : undefined
  }

  const account: Reception['account'] = async (name, role, door) => {
    for (let tries = 0; tries < 5; tries += 1) {
      const answer = await made(tries === 0 ? name : `${name} otra ${tries}`, role)
      const password = answer.password ?? (answer.proposal && (await confirmed(answer)))
      if (password === undefined) continue
      const client = await logIn(world, answer.name, password, door)
      const { status } = await client.sure('POST', '/api/me/password', { password, next: PASSWORD })
      client.password = PASSWORD
      count(world, `accounts ${role}`)
      if (status === 200) return client
      // It was replaced, and the answer lost.
      return logIn(world, answer.name, PASSWORD, door)
    }
    throw new Error(`no account for ${name}`)
  }

  return {
    operators,
    account,
    guest: async (name, door) => {
      const client = clientOf(world, name, door)
      const { status, body } = await client.sure<{ readonly person: Person }>('POST', '/api/guest')
      if (status !== 200) throw new Error(`no guest: ${status} ${JSON.stringify(body)}`)
      client.person = body.person
      count(world, 'guests')
      return client
    },
    newcomer: async (name, door) => {
      const client = await account(name, 'player', door)
      const dice = diceOf(seed, `purse of ${name}`)
      const amount = PURSE_LEAST * (1 + dice.below(PURSE_STEPS))
      await desk.pay('deposit', client.person.id, amount, keyFrom(dice, client))
      return client
    },
    cashOut: async (client, wallet) => {
      if (client.person.role === 'guest' || wallet === 0) return
      const dice = diceOf(seed, `cash of ${client.name}`)
      const { id } = client.person
      // More than is there is refused, and changes nothing.
      const greedy = keyFrom(dice, client)
      await desk.pay('withdraw', id, wallet + 1, greedy)
      if (world.book.paid.get(greedy)?.answer?.ok) wrong(world, `${client.name} was paid more than ${wallet}`)
      await desk.pay('withdraw', id, wallet, keyFrom(dice, client))
    },
  }
}
