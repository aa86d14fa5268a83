import { useState } from 'react'
import { useMessages } from '../i18n/language.js'
import { Button } from '../parts/index.js'
import {
  BigSixFelt,
  BigSixWheel,
  DOUBLE_ZERO,
  placeOf,
  Racetrack,
  SINGLE_ZERO,
  type Turning,
  Wheel,
} from '../wheel/index.js'
import { CALLS, DISC, SIX } from './data.js'

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
        <Wheel pockets={SINGLE_ZERO} state={state} result={result} turning={turning} />
      </div>
      <p className="row">
        <Button onClick={() => spin('clockwise', '8')}>8</Button>
        <Button onClick={() => spin('counter-clockwise', '32')}>32</Button>
      </p>
    </>
  )
}

const six = [
  { spot: 'value:1', amount: 10_000, mine: true },
  { spot: 'value:10', amount: 2000, mine: true },
  { spot: 'value:10', amount: 5000, mine: false },
  { spot: 'value:40-b', amount: 1000, mine: false },
]

export const Wheels = () => {
  const m = useMessages()
  return (
    <>
      <section data-shot="wheel">
        <h2 className="caps">{m.wheel.still}</h2>
        <Spin />
      </section>
      <section data-shot="wheel-00">
        <h2 className="caps">00</h2>
        <Wheel pockets={DOUBLE_ZERO} state="still" result="00" />
      </section>
      <section data-shot="wheel-six">
        <h2 className="caps">Big Six</h2>
        <BigSixWheel disc={DISC} state="still" place={placeOf(DISC, '40-a', 0)} />
      </section>
      <section className="wide" data-shot="track">
        <h2 className="caps">{m.track.title}</h2>
        <div className="oval lying-only">
          <Racetrack pockets={SINGLE_ZERO} calls={CALLS} unit={1000} />
        </div>
        <div className="oval standing-only">
          <Racetrack pockets={SINGLE_ZERO} calls={CALLS} standing hot={CALLS[2]?.numbers ?? []} />
        </div>
      </section>
      <section className="wide" data-shot="six">
        <h2 className="caps">{m.cloth.title['big-six']}</h2>
        <BigSixFelt spots={SIX} stakes={six} winner="10" />
      </section>
    </>
  )
}
