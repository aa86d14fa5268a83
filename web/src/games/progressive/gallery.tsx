// The parts of a progressive pot with fixed data, so that two pictures of them can be compared. Development only.

import type { Option, SeatId } from '@tapete/engine'
import type { FullEntry } from '../../app/types.js'
import type { AtConsole } from '../../console/TableConsole.js'
import type { Console } from '../../console/useConsole.js'
import { ProcessorOf } from './console/Processor.js'
import { EVENTS, POT, SIDES, told, viewWith } from './fixtures.js'
import type { PotsAtTable } from './play.js'
import { HistoryPanel } from './pots/History.js'
import { AccountsPanel, HitsPanel, MeterPanel, TablesPanel } from './pots/Panels.js'
import { TermsPanel } from './pots/Terms.js'
import { HitCard } from './table/Hit.js'
import { Meter, MeterBar } from './table/Meter.js'
import { PotWall } from './wall/Wall.js'
import { usePotWords } from './words.js'
import './styles/pots.css'

const NAMES: { readonly [id: string]: string } = {
  'caribeno-3': 'Mesa 3',
  'caribeno-5': 'Mesa 5',
  'draw-6': 'Mesa 6',
  'go-8': 'Mesa 8',
  'holdem-10': 'Mesa 10',
  'caribbean-poker': 'Caribeño',
  'draw-poker': 'Draw',
  'go-poker': 'Go Poker',
  'holdem-plus': 'Hold’em Plus',
}
const nameOf = (id: string): string => NAMES[id] ?? id
const ask = async () => true
const ME: SeatId = 'seat:4'
const pot = 'pozo-1'

const OPTIONS: readonly Option[] = [
  { by: ME, do: 'light', fields: { pot: { oneOf: [pot] }, amount: { min: 1000, max: 3000, step: 500 } } },
  { by: ME, do: 'unlight', fields: { pot: { oneOf: [pot] } } },
  { by: ME, do: 'buy-credits', fields: { amount: { min: 500, max: 84_500, step: 500 } } },
  { by: 'croupier', do: 'activate-credits', fields: { seat: { oneOf: ['seat:4', 'seat:6'] } } },
  {
    by: 'croupier',
    do: 'close-position',
    fields: { seat: { oneOf: ['seat:1', 'seat:2', 'seat:4', 'seat:5', 'seat:6'] } },
  },
  ...['commission', 'base', 'min', 'max', 'share.1'].map(
    (what): Option => ({
      ...{ by: 'pit-boss', do: 'propose-terms' },
      fields: {
        what: { oneOf: [what] },
        to: { min: 0, max: 10_000, step: 1 },
        approval: { any: 'text' },
        reason: { any: 'text' },
      },
    }),
  ),
]

const CHANGE = {
  ...{ what: 'commission', before: 1500, after: 2000, approval: 'Resolución 214/2026' },
  reason: 'Plan del segundo semestre',
}
const ENTRIES: readonly FullEntry[] = [
  {
    ...{ version: 40, at: '2026-11-10T18:20:00.000Z', person: 7, role: 'pit-boss' },
    events: [told('terms-proposed', CHANGE)],
  },
  {
    ...{ version: 44, at: '2026-11-10T22:05:00.000Z', person: 9, role: 'room-head' },
    events: [told('terms-changed', { ...CHANGE, version: 3 })],
  },
]

const desk = { busy: false, act: ask } as unknown as Console

const Processed = ({ pots }: { pots: PotsAtTable }) => {
  const state = { view: viewWith(pots), options: OPTIONS } as AtConsole['state']
  return <ProcessorOf {...{ state, desk, pots, pot }} robot={false} name="Pozo de póker" main={48_372_150} />
}

const side = { pot, name: 'Pozo de póker', seen: POT, me: ME, options: OPTIONS, ask }

export const Gallery = () => {
  const w = usePotWords()
  const hits = SIDES.won.prizes.map((prize) => ({ ...prize, paid: prize.category === 'flush' }))
  return (
    <>
      {(Object.keys(SIDES) as (keyof typeof SIDES)[]).map((step) => (
        <section key={step} data-shot={`meter-${step}`} style={{ maxWidth: 312 }}>
          <Meter {...side} pots={SIDES[step]} view={viewWith(SIDES[step])} />
        </section>
      ))}
      <section data-shot="meter-bar">
        <MeterBar {...side} pots={SIDES.open} view={viewWith(SIDES.open)} />
      </section>
      <section data-shot="hit" style={{ maxWidth: 312 }}>
        <HitCard lines={hits} me={ME} held={48_372_150} onClose={() => undefined} />
      </section>
      <section data-shot="hit-sheet">
        <div className="pot-sheet" style={{ position: 'static' }}>
          <HitCard lines={hits} me={ME} held={48_372_150} onClose={() => undefined} />
        </div>
      </section>
      <section data-shot="processor">
        <div className="staff">
          <Processed pots={SIDES.dark} />
        </div>
      </section>
      <section data-shot="processor-won">
        <div className="staff">
          <Processed pots={SIDES.won} />
        </div>
      </section>
      <section className="wide" data-shot="pots">
        <div className="staff">
          <div className="pots-page">
            <div className="pot-panels">
              <MeterPanel seen={POT} />
              <AccountsPanel
                seen={POT}
                accounts={{
                  main: 48_372_150,
                  'reserve:1': 6_204_300,
                  commission: 12_408_600,
                  base: -10_000_000,
                  advance: 0,
                }}
              />
              <TablesPanel seen={POT} tableName={nameOf} gameName={nameOf} onDisconnect={ask} busy={false} />
              <TermsPanel
                seen={{
                  ...POT,
                  proposal: {
                    what: 'max',
                    before: 5000,
                    after: 10_000,
                    approval: 'Resolución 230/2026',
                    reason: w.page.why,
                  },
                }}
                {...{ rule: 'PRG-41', options: OPTIONS, busy: false, act: ask }}
              />
              <HistoryPanel entries={ENTRIES} nameOf={(person) => (person === 7 ? 'Marta Soto' : 'Iván Rojas')} />
              <HitsPanel seen={POT} tableName={nameOf} />
            </div>
          </div>
        </div>
      </section>
      <section className="wide" data-shot="wall">
        <PotWall name={w.pot} seen={POT} events={EVENTS} tableName={nameOf} gameName={nameOf} />
      </section>
    </>
  )
}
