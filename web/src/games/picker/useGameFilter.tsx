// A list of games that a family and a few letters make shorter.

import { type ReactNode, useState } from 'react'
import type { GameInfo } from '../../app/types.js'
import { familyOf } from '../families.js'
import { ALL_FAMILIES, isFound, shelvesOf } from './choice.js'
import { FamilyBar } from './FamilyBar.js'
import { Find } from './Find.js'
import { usePickerWords } from './words.js'

/** `first`: a game that was asked for; its family is shown, and it stands before the others. */
export const useGameFilter = (
  games: readonly GameInfo[],
  first: string | null,
): { readonly bar: ReactNode; readonly shown: readonly GameInfo[] } => {
  const w = usePickerWords()
  const [family, setFamily] = useState(familyOf(first ?? '')?.id ?? ALL_FAMILIES)
  const [text, setText] = useState('')
  const shelves = shelvesOf(games)
  const shown = shelves
    .filter((shelf) => family === ALL_FAMILIES || shelf.family.id === family)
    .flatMap((shelf) =>
      shelf.games.filter(({ title }) => isFound(text, [title.es, title.en, shelf.title.es, shelf.title.en])),
    )
    .sort((a, b) => Number(b.id === first) - Number(a.id === first))
  const bar = (
    <div className="game-picker">
      <FamilyBar shelves={shelves} chosen={family} onChoose={setFamily} />
      <div className="picked">
        <p className="muted" role="status">
          {shown.length === 0 ? w.none : w.games(shown.length)}
        </p>
        <Find label={w.find} value={text} onChange={setText} />
      </div>
    </div>
  )
  return { bar, shown }
}
