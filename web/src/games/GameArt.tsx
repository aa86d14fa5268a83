import { Suspense } from 'react'
import { useLists } from './loaded.js'

const Drawn = ({ game }: { game: string }) => {
  const { Picture } = useLists(game)
  return <Picture game={game} />
}

/** A game at rest, for cards and lists. */
export const GameArt = ({ game }: { game: string }) => (
  <Suspense fallback={null}>
    <Drawn game={game} />
  </Suspense>
)
