// One game of many, by its address: families above, the games of one of them below, and a search over all.

import { useState } from 'react'
import type { GameInfo } from '../../app/types.js'
import { useCurrentInView } from '../../app/useCurrentInView.js'
import { useLanguage } from '../../i18n/language.js'
import { familyOf } from '../families.js'
import { isFound, shelvesOf } from './choice.js'
import { FamilyBar } from './FamilyBar.js'
import { Find } from './Find.js'
import { usePickerWords } from './words.js'

export const GamePicker = ({
  label,
  base,
  games,
  current,
}: {
  label: string
  /** Before the id of a game in its address. */
  base: string
  games: readonly GameInfo[]
  current: string | undefined
}) => {
  const w = usePickerWords()
  const { language } = useLanguage()
  const word = language === 'en' ? 'en' : 'es'
  const own = familyOf(current ?? '')?.id ?? ''
  const [chosen, setChosen] = useState<{ readonly of: string | undefined; readonly family: string }>()
  const [text, setText] = useState('')
  // Another game is another family, until one looks at others.
  const family = chosen && chosen.of === current ? chosen.family : own
  const shelves = shelvesOf(games)
  const found = shelves.flatMap((shelf) =>
    text.trim() === ''
      ? shelf.family.id === family
        ? shelf.games
        : []
      : shelf.games.filter(({ title }) => isFound(text, [title.es, title.en, shelf.title.es, shelf.title.en])),
  )
  const row = useCurrentInView<HTMLElement>(`${current} ${found.length}`)
  return (
    <div className="game-picker">
      <FamilyBar
        shelves={shelves}
        chosen={text.trim() === '' ? family : ''}
        all={false}
        onChoose={(next) => {
          setText('')
          setChosen({ of: current, family: next })
        }}
      />
      <div className="picked">
        <nav ref={row} className="game-tabs" aria-label={label}>
          {found.map((game) => (
            <a
              key={game.id}
              className="pill"
              href={`${base}/${game.id}`}
              aria-current={game.id === current ? 'page' : undefined}
            >
              {game.title[word]}
            </a>
          ))}
          {found.length === 0 && text.trim() !== '' && <p className="muted">{w.none}</p>}
        </nav>
        <Find label={w.find} value={text} onChange={setText} />
      </div>
    </div>
  )
}
