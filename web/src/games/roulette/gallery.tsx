// The parts of a roulette with fixed data, so that two pictures of them can be compared. Development only.

import {
  DOUBLE_ZERO_WHEEL,
  rouletteAmerican,
  rouletteAmerican00,
  rouletteFrench,
  SINGLE_ZERO_WHEEL,
} from '@tapete/engine'
import { useState } from 'react'
import type { FeltProps } from '../../felt/Felt.js'
import type { FeltSpot, Stake } from '../../felt/types.js'
import { Button } from '../../parts/Button.js'
import { ChipRack } from '../../parts/ChipRack.js'
import { DraftEntry } from '../../parts/DraftEntry.js'
import { EntryPad } from '../../parts/EntryPad.js'
import { OddsTip } from '../../parts/OddsTip.js'
import { TableCard } from '../../parts/TableCard.js'
import type { Turning } from '../../wheel/spin.js'
import { betsOf } from '../defaults.js'
import { RouletteFelt } from './felt/RouletteFelt.js'
import { Pocket } from './Pocket.js'
import { Board, Latest } from './table/Board.js'
import { calledBets } from './table/Calls.js'
import { Racetrack } from './wheel/Racetrack.js'
import { Wheel } from './wheel/Wheel.js'
import { useRouletteWords } from './words.js'
import './styles/console.css'
import './styles/table.css'

const CHIPS = [1000, 5000, 10_000, 50_000]
const HISTORY = '32 15 4 0 28 11 36 19 7 22 22 5 14 31 9 26 3 20'.split(' ')
const NUMBERS = ['0', ...Array.from({ length: 36 }, (_, index) => String(index + 1))]

const mine = (spot: string, amount: number): Stake => ({ spot, amount, mine: true })
const theirs = (spot: string, amount: number): Stake => ({ spot, amount, mine: false })

interface Shown {
  readonly spots: readonly FeltSpot[]
  readonly stakes: readonly Stake[]
  readonly pockets: number
}

const GAMES: { readonly [game: string]: Shown } = {
  'roulette-french': {
    pockets: 37,
    spots: betsOf(rouletteFrench),
    stakes: [
      mine('straight:17', 5000),
      mine('split:8-11', 10_000),
      mine('corner:25-26-28-29', 5000),
      mine('street:13-14-15', 6000),
      mine('straight:0', 1000),
      mine('six-line:31-32-33-34-35-36', 1000),
      mine('black', 30_000),
      mine('column:2', 10_000),
      mine('two-dozens:2-3', 4000),
      theirs('split:20-23', 15_000),
      theirs('straight:32', 1000),
      theirs('corner:1-2-4-5', 2000),
      theirs('odd', 50_000),
      theirs('two-columns:1-2', 2000),
      theirs('dozen:1', 20_000),
      theirs('split:8-11', 3000),
    ],
  },
  'roulette-american': {
    pockets: 37,
    spots: betsOf(rouletteAmerican),
    stakes: [
      mine('straight:17', 5000),
      mine('corner:0-1-2-3', 2000),
      mine('red', 30_000),
      mine('dozen:2', 10_000),
      mine('street:19-20-21', 1500),
      theirs('column:1', 5000),
      theirs('low', 50_000),
      theirs('split:23-26', 1000),
    ],
  },
  'roulette-american-00': {
    pockets: 38,
    spots: betsOf(rouletteAmerican00),
    stakes: [
      mine('straight:00', 1000),
      mine('special-line:0-00-1-2-3', 3000),
      mine('split:0-2', 2000),
      mine('street:0-00-2', 1000),
      mine('even', 25_000),
      theirs('split:00-2', 1000),
      theirs('split:0-00', 5000),
      theirs('dozen:3', 10_000),
    ],
  },
}
const FRENCH = GAMES['roulette-french'] as Shown
const CALLS = calledBets(betsOf(rouletteFrench))

const LiveFelt = ({ game, ...rest }: { game: string } & Partial<FeltProps>) => {
  const w = useRouletteWords()
  const { spots, stakes: first, pockets } = GAMES[game] as Shown
  const [stakes, setStakes] = useState<readonly Stake[]>(first)
  const [chip, setChip] = useState(5000)
  const [seen, setSeen] = useState<string | null>(null)
  const spot = spots.find((each) => each.id === seen)
  const tip = (each: FeltSpot) => (
    <OddsTip
      name={w.spot(each)}
      spot={each}
      stake={chip}
      hit={{ num: each.covers.length, den: pockets }}
      edge={pockets === 38 ? { num: 1, den: 19 } : { num: 1, den: 37 }}
      docked
    />
  )
  return (
    <div className="live-felt" data-felt={game}>
      <RouletteFelt
        game={game}
        spots={spots}
        stakes={stakes}
        chip={chip}
        onPlace={(id) => setStakes((all) => [...all, mine(id, chip)])}
        onLift={(id) => setStakes((all) => all.filter((stake) => stake.spot !== id || !stake.mine))}
        onPick={(position) => setChip(CHIPS[position] as number)}
        onSeek={setSeen}
        {...rest}
      />
      <div className="under">
        <ChipRack values={CHIPS} chosen={chip} onChoose={setChip} />
        {spot && tip(spot)}
      </div>
    </div>
  )
}

const Spin = () => {
  const [result, setResult] = useState<string | null>('17')
  const [state, setState] = useState<'still' | 'spinning'>('still')
  const [turning, setTurning] = useState<Turning>('clockwise')
  const spin = (way: Turning, next: string) => {
    setTurning(way)
    setState('spinning')
    setTimeout(() => {
      setResult(next)
      setState('still')
    }, 1500)
  }
  return (
    <>
      <div data-wheel={state}>
        <Wheel pockets={SINGLE_ZERO_WHEEL} state={state} result={result} turning={turning} />
      </div>
      <p className="row">
        <Button onClick={() => spin('clockwise', '8')}>8</Button>
        <Button onClick={() => spin('counter-clockwise', '32')}>32</Button>
      </p>
    </>
  )
}

const Pad = () => {
  const w = useRouletteWords()
  const [picked, setPicked] = useState('17')
  return (
    <section className="panel box" data-shot="pad">
      <h2>{w.entry.title}</h2>
      <EntryPad
        label={w.entry.title}
        values={NUMBERS}
        value={picked}
        look={(pocket) => pocket === '0' && 'zero'}
        onPick={setPicked}
      >
        {(pocket) => <Pocket result={pocket} />}
      </EntryPad>
      <DraftEntry
        figure={<Pocket result="17" size="xl" />}
        what={`17 ${w.colour.black}`}
        short="17"
        consequence={w.table.inPlay}
        onConfirm={() => undefined}
        onUndo={() => undefined}
      />
    </section>
  )
}

export const Gallery = () => {
  const w = useRouletteWords()
  return (
    <>
      {(['french', 'american', 'american-00'] as const).map((cloth) => (
        <section key={cloth} className="wide" data-shot={`felt-${cloth}`}>
          <h2 className="caps">{w.cloth.title[cloth]}</h2>
          <LiveFelt game={`roulette-${cloth}`} {...(cloth === 'french' ? { sought: 'corner:25-26-28-29' } : {})} />
        </section>
      ))}
      <section className="wide" data-shot="felt-won">
        <RouletteFelt game="roulette-french" spots={FRENCH.spots} stakes={FRENCH.stakes} open={false} winner="17" />
      </section>
      <section data-shot="wheel">
        <h2 className="caps">{w.wheel.still}</h2>
        <Spin />
      </section>
      <section data-shot="wheel-00">
        <h2 className="caps">00</h2>
        <Wheel pockets={DOUBLE_ZERO_WHEEL} state="still" result="00" />
      </section>
      <section className="wide" data-shot="track">
        <h2 className="caps">{w.track.title}</h2>
        <div className="oval lying-only">
          <Racetrack pockets={SINGLE_ZERO_WHEEL} calls={CALLS} unit={1000} />
        </div>
        <div className="oval standing-only">
          <Racetrack pockets={SINGLE_ZERO_WHEEL} calls={CALLS} standing hot={CALLS[2]?.numbers ?? []} />
        </div>
      </section>
      <section className="felt-bg" data-shot="pockets">
        <p className="row">
          {['0', '17', '32'].map((pocket) => (
            <Pocket key={pocket} result={pocket} size="xl" />
          ))}
          {['0', '00', '1', '2', '3', '4'].map((pocket) => (
            <Pocket key={pocket} result={pocket} />
          ))}
        </p>
        <Latest history={HISTORY} />
      </section>
      <section className="stack-y" data-shot="board">
        <Board history={HISTORY} />
      </section>
      <section className="stack-y" data-shot="table-card">
        <TableCard
          href="#a"
          title={rouletteFrench.title.es}
          name="Mesa 4"
          mode="live"
          art={<Wheel pockets={SINGLE_ZERO_WHEEL} state="still" result="17" />}
          phase={w.steps.bets}
          note=""
          countdown={{ left: 12, total: 30 }}
          game="roulette-french"
          history={HISTORY}
          limits={{ min: 1000, max: 100_000 }}
          seated={8}
          seats={12}
        />
      </section>
      <Pad />
    </>
  )
}
