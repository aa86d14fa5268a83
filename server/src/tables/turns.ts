// The queues of tables: one thing at a time for each, so that commands of one node never race each other.

export interface Turns<Look> {
  /** Who needs several tables takes its place in all their queues at once, and so waits for nobody who came later. */
  inTurn<T>(tables: readonly string[], work: () => Promise<T>): Promise<T>
  serial<T>(table: string, work: () => Promise<T>): Promise<T>
  /** Whoever looks before a look has begun shares it: no crowd of lookers stands before a command. */
  inOneTurn(table: string, look: () => Promise<Look>): Promise<Look>
  /** Whatever is under way is over. */
  settled(): Promise<unknown>
}

export const turnsOf = <Look>(): Turns<Look> => {
  const queues = new Map<string, Promise<unknown>>()
  const waiting = new Map<string, Promise<Look>>()

  const inTurn: Turns<Look>['inTurn'] = (tables, work) => {
    const [first, ...others] = tables.map((table) => queues.get(table))
    const turn = (others.length > 0 ? Promise.all([first, ...others]) : Promise.resolve(first)).then(work)
    const done = () => {
      for (const table of tables) if (queues.get(table) === over) queues.delete(table)
    }
    // Not the turn itself: a map that is written to again and again holds on to what was in it.
    const over = turn.then(done, done)
    for (const table of tables) queues.set(table, over)
    return turn
  }
  const serial: Turns<Look>['serial'] = (table, work) => inTurn([table], work)

  return {
    ...{ inTurn, serial },
    inOneTurn: (table, look) => {
      const known = waiting.get(table)
      if (known) return known
      const turn = serial(table, () => {
        waiting.delete(table)
        return look()
      })
      waiting.set(table, turn)
      return turn
    },
    settled: () => Promise.allSettled([...queues.values()]),
  }
}
