// The score boards of a shoe: beside the cloth all of them, on the phone the last beads, which open the rest.

import { useState } from 'react'
import { Dialog } from '../../../parts/Dialog.js'
import { useBaccaratWords } from '../words.js'
import { BeadPlate, BigRoad, DerivedBoard, Mark } from './Boards.js'
import { countsOf, firstTies, type Outcome } from './roads.js'

const DERIVED = ['bigEye', 'small', 'cockroach'] as const
const LAST = 9

const Boards = ({ road }: { road: string }) => {
  const { table } = useBaccaratWords()
  const w = table.roads
  const { B, P, T } = countsOf(road)
  const first = firstTies(road)
  return (
    <>
      <figure className="road">
        <figcaption>{w.bead}</figcaption>
        <BeadPlate road={road} label={`${w.bead}. ${w.counts(B, P, T)}`} letters={table.letters} />
      </figure>
      <figure className="road">
        <figcaption>{w.big}</figcaption>
        <BigRoad road={road} label={w.big} />
        <p className="muted num">
          {w.counts(B, P, T)}
          {first > 0 && `. ${w.firstTies(first)}`}
        </p>
      </figure>
      <div className="road-derived">
        {DERIVED.map((board) => (
          <figure key={board} className="road">
            <figcaption>{w[board]}</figcaption>
            <DerivedBoard road={road} board={board} label={w[board]} columns={board === 'bigEye' ? 26 : 12} />
          </figure>
        ))}
      </div>
      <p className="muted road-note">{w.nothing}</p>
    </>
  )
}

export const Roads = ({ road }: { road: string }) => {
  const w = useBaccaratWords().table.roads
  return (
    <section className="panel roads" aria-label={w.title}>
      {road === '' ? <p className="muted">{w.empty}</p> : <Boards road={road} />}
    </section>
  )
}

export const RoadBar = ({ road }: { road: string }) => {
  const { table } = useBaccaratWords()
  const w = table.roads
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="road-bar" aria-expanded={open} onClick={() => setOpen(true)}>
        <span className="beads" aria-hidden="true">
          {[...road.slice(-LAST)].map((outcome, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: results are positional
            <svg key={at} aria-hidden="true" width="20" height="20" viewBox="0 0 20 20">
              <Mark outcome={outcome as Outcome} letter={table.letters[outcome as Outcome]} size={20} />
            </svg>
          ))}
        </span>
        <b>{w.title}</b>
      </button>
      <Dialog open={open} title={w.title} onClose={() => setOpen(false)}>
        <div className="roads in-drawer">
          {road === '' ? <p className="muted">{w.empty}</p> : <Boards road={road} />}
        </div>
      </Dialog>
    </>
  )
}
