// Paths: `/table/:id` against the address. No library: the routes of this house fit on one screen.

export type Params = { readonly [name: string]: string }

export const match = (pattern: string, path: string): Params | undefined => {
  const [wanted, given] = [pattern, path].map((each) => each.split('/').filter(Boolean)) as [string[], string[]]
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] as string
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value)
    else if (part !== value) return undefined
  }
  return params
}
