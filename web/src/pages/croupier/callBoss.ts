// Calling the pit boss leaves a trace: a dispute of the croupier, raised one level (GEN-39).

import type { Console } from '../../console/useConsole.js'

export const callPitBoss = async (desk: Console, about: string): Promise<boolean> => {
  const before = new Set((desk.state?.view.disputes as { id: string }[] | undefined)?.map(({ id }) => id))
  try {
    const done = await desk.move({ do: 'dispute', about })
    const opened = done.events.find((event) => event.type === 'dispute-opened')?.dispute
    if (typeof opened !== 'string' || before.has(opened)) return false
    return await desk.act({ do: 'appeal', dispute: opened })
  } catch {
    return desk.act({ do: 'dispute', about })
  }
}
