// What a law says when it is broken.

export class LawBroken extends Error {}

export const ensure = (holds: boolean, law: string, detail: () => unknown): void => {
  if (!holds) throw new LawBroken(`${law}: ${JSON.stringify(detail())}`)
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
