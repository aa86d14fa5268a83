// The parts of the games of dice with fixed data, so that two pictures of them can be compared. Development only.

import { chuckALuck, craps, crownAndAnchor } from '@tapete/engine'
import { ResultBoard } from '../../parts/ResultBoard.js'
import { betsOf } from '../defaults.js'
import { Cage } from './boxes/Cage.js'
import { ThreeCloth } from './boxes/ThreeCloth.js'
import { CrapsCloth } from './craps/CrapsCloth.js'
import { NetTable } from './craps/Net.js'
import { DiceRow } from './die/Face.js'
import { FIGURES } from './die/faces.js'
import { Thrown } from './die/Thrown.js'
import { Roll } from './Roll.js'
import { useDiceWords } from './words.js'
import './styles/stage.css'

const PIPPED = ['1', '2', '3', '4', '5', '6']
const FIGURED = Object.keys(FIGURES)
const HISTORY = '3-4 4-1 6-5 5-3 2-2 6-6 1-2'.split(' ')

const STAKES = [
  ...[
    { spot: 'pass-line', amount: 10_000 },
    { spot: 'pass-odds:8', amount: 10_000 },
    { spot: 'come:5', amount: 5000 },
    { spot: 'place-right:6', amount: 6000 },
    { spot: 'place-wrong:4', amount: 11_000 },
    { spot: 'field', amount: 5000 },
    { spot: 'hard-8', amount: 1000 },
  ].map((stake) => ({ ...stake, mine: true })),
  ...[
    { spot: 'dont-pass', amount: 20_000 },
    { spot: 'dont-come:5', amount: 5000 },
    { spot: 'big-8', amount: 5000 },
    { spot: 'horn', amount: 2000 },
  ].map((stake) => ({ ...stake, mine: false })),
]

const STATE = {
  point: '8',
  off: new Set(['place-right:6']),
  working: new Set<string>(),
  barred: new Map<string, string>(),
  won: new Set<string>(),
}

const ROWS = [-5000, -5000, -11_000, 0, 0, -11_000, 21_000, 0, 0, 5000, -5000].map((net, index) => ({
  total: index + 2,
  made: 'any' as const,
  ways: 6 - Math.abs(5 - index),
  net,
}))

export const Gallery = () => {
  const w = useDiceWords()
  return (
    <>
      <section className="wide" data-shot="craps">
        <h2 className="caps">{w.cloth.craps}</h2>
        <CrapsCloth game="craps" spots={betsOf(craps)} stakes={STAKES} state={STATE} chosen="pass-line" />
      </section>
      <section data-shot="dice">
        <Thrown sides={PIPPED} faces={['4', '1']} count={2} tumbling={false} label={w.pair(['4', '1'])} />
        <Thrown sides={FIGURED} faces={['crown', 'anchor', 'club']} count={3} tumbling={false} label="" />
        <Cage sides={PIPPED} faces={['2', '5', '6']} tumbling={false} label={w.pair(['2', '5', '6'])} />
      </section>
      <section className="stack-y" data-shot="rolls">
        <DiceRow faces={PIPPED} size={40} />
        <DiceRow faces={FIGURED} size={40} />
        <ResultBoard title={w.board.title} history={HISTORY} layout="throws">
          {(result, latest) => <Roll result={result} latest={latest} />}
        </ResultBoard>
        <NetTable rows={ROWS} point="8" />
      </section>
      <section className="wide" data-shot="crown">
        <h2 className="caps">{w.cloth['crown-and-anchor']}</h2>
        <ThreeCloth
          game="crown-and-anchor"
          spots={betsOf(crownAndAnchor)}
          stakes={[{ spot: 'figure-heart', amount: 5000, mine: true }]}
          roll="anchor-heart-heart"
        />
      </section>
      <section className="wide" data-shot="chuck">
        <h2 className="caps">{w.cloth['chuck-a-luck']}</h2>
        <ThreeCloth
          game="chuck-a-luck"
          spots={betsOf(chuckALuck)}
          stakes={[{ spot: 'low', amount: 5000, mine: true }]}
          roll="2-3-3"
        />
      </section>
    </>
  )
}
