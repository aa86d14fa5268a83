// What only a blackjack draws, with fixed data. Development only: the parts of every card table are in src/gallery.

import { useNarrow } from '../../pages/table/useNarrow.js'
import { BankSquares } from './table/BankSquares.js'

export const Gallery = () => {
  const narrow = useNarrow()
  return (
    <section className="wide felt-bg" data-shot="squares">
      <BankSquares
        narrow={narrow}
        squares={[
          { n: 1, cards: ['6c', 'Td', '8h'], total: '24', state: 'done' },
          { n: 2, cards: ['6c', '5s'], total: '11', state: 'playing' },
          { n: 3, cards: [], total: '', state: 'waiting' },
        ]}
      />
    </section>
  )
}
