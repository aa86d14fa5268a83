// The games somebody marked, kept in this browser.

import { useState } from 'react'

const KEPT = 'tapete.favourites'

const kept = (): ReadonlySet<string> => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return new Set(Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [])
  } catch {
    return new Set()
  }
}

export const useFavourites = (): readonly [ReadonlySet<string>, (game: string) => void] => {
  const [games, setGames] = useState(kept)
  return [
    games,
    (game) => {
      const next = new Set(games)
      if (!next.delete(game)) next.add(game)
      setGames(next)
      try {
        localStorage.setItem(KEPT, JSON.stringify([...next]))
      } catch {
        // A browser without storage forgets them with the page.
      }
    },
  ]
}
