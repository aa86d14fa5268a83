// The cloth of craps on a phone: a map with one's own stacks as dots, and one zone of it large enough for a thumb.

import { useState } from 'react'
import type { FeltSpot, Stake } from '../../../felt/types.js'
import { useMessages } from '../../../i18n/language.js'
import { ChipStack } from '../../../parts/Chip.js'
import { classes } from '../../../parts/classes.js'
import { useRoving } from '../../../parts/roving.js'
import { DiceRow } from '../die/Face.js'
import { useDiceWords } from '../words.js'
import {
  BOXES,
  boxAt,
  HEIGHT,
  NUMBER_BOXES,
  NUMBERS,
  numberBox,
  numberOf,
  type Printed,
  WIDTH,
  ZONES,
  type Zone,
} from './layout.js'
import { useClothState } from './state.js'

const FLAT = 0.38
/** Boxes of the cloth, numbers and all. */
const ALL = [...BOXES, ...NUMBER_BOXES]

const MapDrawing = ({ zone, stakes }: { zone: Zone; stakes: readonly Stake[] }) => {
  const { craps } = useDiceWords()
  const { point } = useClothState()
  const flat = (box: Printed) => ({ x: box.x, y: box.y * FLAT, width: box.w, height: box.h * FLAT })
  const inZone = ALL.filter((box) => box.zone === zone)
  const [left, top] = [Math.min(...inZone.map(({ x }) => x)), Math.min(...inZone.map(({ y }) => y)) * FLAT]
  const right = Math.max(...inZone.map(({ x, w }) => x + w))
  const bottom = Math.max(...inZone.map(({ y, h }) => y + h)) * FLAT
  const words: readonly [Zone, number, number][] = [
    ['lines', 447, 455],
    ['come', 447, 250],
    ['centre', 896, 240],
  ]
  return (
    <svg className="craps-map" viewBox={`0 0 ${WIDTH} ${HEIGHT * FLAT}`} aria-hidden="true">
      {ALL.map((box) => (
        <rect
          key={`${box.spot} ${box.y}`}
          className={classes('cell', box.zone, box.zone === zone && 'here')}
          {...flat(box)}
        />
      ))}
      {NUMBER_BOXES.map((box) => (
        <text key={box.spot} x={box.x + box.w / 2 - 8} y={(box.y + box.h / 2) * FLAT + 12} fontSize="36">
          {numberOf(box.spot)}
        </text>
      ))}
      {words.map(([each, x, y]) => (
        <text key={each} className={each === zone ? 'here' : undefined} x={x} y={y * FLAT + 12} fontSize="34">
          {craps.zones[each].toLocaleUpperCase()}
        </text>
      ))}
      {stakes
        .filter(({ mine }) => mine)
        .flatMap(({ spot }) => boxAt(spot) ?? numberBox(numberOf(spot) ?? null) ?? [])
        .map((box) => (
          <circle
            key={`${box.spot} ${box.y}`}
            className="dot"
            cx={box.x + box.w * 0.84}
            cy={(box.y + box.h / 2) * FLAT}
            r="12"
          />
        ))}
      {point && (
        <circle
          className="dot point"
          cx={(numberBox(point)?.x ?? 0) + 16}
          cy={((numberBox(point)?.y ?? 0) + 26) * FLAT}
          r="12"
        />
      )}
      <rect className="frame" x={left - 3} y={top - 3} width={right - left + 6} height={bottom - top + 6} rx="8" />
    </svg>
  )
}

interface Standing {
  readonly mine: number
  readonly theirs: number
}

const standing = (stakes: readonly Stake[], spot: string): Standing => {
  const sum = (mine: boolean) =>
    stakes.reduce((all, stake) => all + (stake.spot === spot && stake.mine === mine ? stake.amount : 0), 0)
  return { mine: sum(true), theirs: sum(false) }
}

const Chips = ({ mine, theirs }: Standing) =>
  mine > 0 || theirs > 0 ? (
    <svg className="c" viewBox="-18 -20 36 36" aria-hidden="true">
      <ChipStack amount={mine || theirs} r={mine ? 14 : 12} mine={mine > 0} className={mine ? 'put' : ''} />
    </svg>
  ) : null

const Spot = ({ id, look, at }: { id: string; look?: string; at: ZonesProps }) => {
  const w = useDiceWords()
  const m = useMessages()
  const { off, working, barred, won } = useClothState()
  const spot = at.spots.find((each) => each.id === id)
  if (!spot) return null
  const { mine, theirs } = standing(at.stakes, id)
  const dice = boxAt(id)?.dice
  const pays = m.pays(spot.pays.num, spot.pays.den)
  return (
    <button
      type="button"
      data-spot={id}
      className={classes(
        'spot-box',
        look,
        (mine > 0 || theirs > 0) && 'has',
        barred.has(id) && 'barred',
        at.chosen === id && 'sel',
        won.has(id) && 'won',
      )}
      aria-disabled={!at.open}
      onClick={() => at.onPlace(id)}
      onContextMenu={(event) => event.preventDefault()}
    >
      <span className="sr">{m.cloth.spot(at.spoken(spot), pays, mine)}</span>
      <span className="print" aria-hidden="true">
        {dice && <DiceRow faces={dice} size={19} />}
        {w.craps.short(id) && <b>{w.craps.short(id)}</b>}
        <small>{barred.get(id) ?? w.craps.zoneNote(id, pays)}</small>
        <Chips mine={mine} theirs={theirs} />
        {off.has(id) && mine > 0 && <span className="mark off">OFF</span>}
        {working.has(id) && mine > 0 && <span className="mark on">ON</span>}
      </span>
    </button>
  )
}

/** A number: bets that travelled there are chosen by a tap, one after the other. */
const NumberCell = ({ number, at }: { number: string; at: ZonesProps }) => {
  const m = useMessages()
  const { point } = useClothState()
  const all = [`come:${number}`, `dont-come:${number}`]
  const each = all.map((id) => ({ id, ...standing(at.stakes, id) }))
  const offered = each.filter(({ mine }) => at.whole || mine > 0).map(({ id }) => id)
  const shown = each.find(({ id, mine }) => mine > 0 && (id === at.chosen || offered.length === 1)) ?? each[0]
  const sum = (of: 'mine' | 'theirs') => each.reduce((amount, one) => amount + one[of], 0)
  const look = classes('spot-box n', sum('mine') + sum('theirs') > 0 && 'has', point === number && 'pt')
  const inside = (
    <>
      <b>{number}</b>
      <Chips mine={sum('mine')} theirs={sum('theirs')} />
      {each[1] !== undefined && each[1].mine > 0 && <span className="mark on">C</span>}
      {point === number && <span className="puck-on">ON</span>}
    </>
  )
  const next = offered[(offered.indexOf(at.chosen ?? '') + 1) % Math.max(1, offered.length)]
  const spot = at.spots.find(({ id }) => id === (shown?.id ?? ''))
  if (next === undefined || !spot)
    return (
      <div className={look}>
        <span className="print">{inside}</span>
      </div>
    )
  return (
    <button
      type="button"
      data-spot={spot.id}
      className={classes(look, offered.includes(at.chosen ?? '') && 'sel')}
      onClick={() => at.onChoose(next)}
    >
      <span className="sr">
        {m.cloth.spot(at.spoken(spot), m.pays(spot.pays.num, spot.pays.den), shown?.mine ?? 0)}
      </span>
      <span className="print" aria-hidden="true">
        {inside}
      </span>
    </button>
  )
}

const HARD = ['4', '6', '8', '10']
const ODDS = ['pass-odds', 'dont-pass-odds']

const Odds = ({ at }: { at: ZonesProps }) => {
  const { craps } = useDiceWords()
  const { point } = useClothState()
  if (at.whole)
    return (
      <div className="g3">
        {ODDS.flatMap((kind) => NUMBERS.map((number) => `${kind}:${number}`)).map((id) => (
          <Spot key={id} id={id} at={at} />
        ))}
      </div>
    )
  return (
    <div className="g2">
      {ODDS.map((kind) =>
        point ? (
          <Spot key={kind} id={`${kind}:${point}`} at={at} />
        ) : (
          <div key={kind} className="spot-box barred">
            <span className="print">
              <b>{craps.short(kind)}</b>
              <small>{craps.withPoint}</small>
            </span>
          </div>
        ),
      )}
    </div>
  )
}

const Grid = ({ zone, at }: { zone: Zone; at: ZonesProps }) => {
  const spots = (ids: readonly string[], look?: string) =>
    ids.map((id) => <Spot key={id} id={id} at={at} {...(look ? { look } : {})} />)
  switch (zone) {
    case 'numbers':
      return (
        <div className="g6">
          {spots(NUMBERS.map((number) => `place-wrong:${number}`))}
          {NUMBERS.map((number) => (
            <NumberCell key={number} number={number} at={at} />
          ))}
          {spots(NUMBERS.map((number) => `place-right:${number}`))}
        </div>
      )
    case 'lines':
      return (
        <>
          <div className="g2">{spots(['big-6', 'big-8'])}</div>
          {spots(['dont-pass', 'pass-line'], 'long')}
          <Odds at={at} />
        </>
      )
    case 'come':
      return spots(['dont-come', 'come', 'field'], 'long')
    case 'centre':
      return (
        <>
          <div className="g4">{spots(HARD.map((total) => `hard-${total}`))}</div>
          <div className="g4">{spots(['craps-2', 'craps-3', 'craps-12', 'eleven'])}</div>
          <div className="g3">{spots(['any-seven', 'any-craps', 'horn'])}</div>
          <div className="g2">{spots(['under-7', 'over-7'])}</div>
        </>
      )
  }
}

export interface ZonesProps {
  spots: readonly FeltSpot[]
  stakes: readonly Stake[]
  open: boolean
  /** The spot whose chips the buttons below act on. */
  chosen: string | null
  title: string
  spoken: (spot: FeltSpot) => string
  /** Every spot is offered, whatever the point is: the cloth is there to choose from. */
  whole?: boolean
  onPlace: (spot: string) => void
  onChoose: (spot: string) => void
}

export const Zones = (props: ZonesProps) => {
  const { craps } = useDiceWords()
  const [zone, setZone] = useState<Zone>('lines')
  const roving = useRoving(ZONES, zone, setZone)
  return (
    <section className="craps-phone" aria-label={props.title}>
      <MapDrawing zone={zone} stakes={props.stakes} />
      <div className="zone-tabs" role="tablist" aria-label={craps.zonesLabel} onKeyDown={roving.onKeyDown}>
        {ZONES.map((each) => (
          <button
            key={each}
            ref={roving.ref(each)}
            type="button"
            role="tab"
            id={`zone-${each}`}
            aria-selected={each === zone}
            aria-controls="zone-panel"
            tabIndex={each === zone ? 0 : -1}
            onClick={() => setZone(each)}
          >
            {craps.zones[each]}
          </button>
        ))}
      </div>
      <div className="zone" role="tabpanel" id="zone-panel" aria-labelledby={`zone-${zone}`}>
        <Grid zone={zone} at={props} />
      </div>
    </section>
  )
}
