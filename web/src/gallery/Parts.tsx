import { useState } from 'react'
import { LanguageSwitch } from '../i18n/LanguageSwitch.js'
import { useLanguage, useMessages } from '../i18n/language.js'
import {
  Brand,
  Button,
  Chip,
  ChipRack,
  ChipStack,
  Cite,
  Countdown,
  Dialog,
  DraftEntry,
  Empty,
  EntryPad,
  IrregularDrawer,
  Notice,
  NumberBoard,
  OddsTip,
  PayList,
  PhaseRibbon,
  Pocket,
  ReplayScrubber,
  SeatPlate,
  Skeleton,
  TableCard,
  Tabs,
  Wallet,
} from '../parts/index.js'
import { BigSixSymbol, BigSixWheel, DOUBLE_ZERO, SINGLE_ZERO, Wheel } from '../wheel/index.js'
import { CHIPS, DISC, HISTORY, SIX_HISTORY, SPOTS } from './data.js'
import { WORDS } from './words.js'

const STACKS: [number, boolean][] = [
  [1000, true],
  [3000, true],
  [7000, true],
  [15_000, true],
  [42_500, true],
  [150_000, true],
  [1_250_000, true],
  [5000, false],
  [50_000, false],
]

export const Bar = () => (
  <header className="top">
    <Brand />
    <span className="push" />
    <LanguageSwitch />
    <Wallet amount={284_500} onOpen={() => undefined} />
  </header>
)

export const Ribbons = () => {
  const w = WORDS[useLanguage().language]
  const steps = w.steps.map((label, index) => ({ id: String(index), label }))
  return (
    <section className="wide flush" data-shot="ribbons">
      <PhaseRibbon
        phrase="Hagan su juego"
        gloss={w.gloss}
        next={w.soon}
        steps={steps}
        current="0"
        countdown={{ left: 12, total: 30 }}
        latest={HISTORY}
      />
      <PhaseRibbon
        phrase="No más apuestas"
        next={w.falling}
        steps={steps}
        current="2"
        countdown={{ left: 4, total: 10 }}
        closed
        latest={HISTORY}
      />
      <PhaseRibbon phrase="17, negro, impar y falta" next={w.result} steps={steps} current="3" latest={HISTORY} />
    </section>
  )
}

export const Small = () => {
  const m = useMessages()
  const w = WORDS[useLanguage().language]
  const [chip, setChip] = useState(5000)
  const [open, setOpen] = useState(false)
  return (
    <>
      <section className="felt-bg" data-shot="chips">
        <h2 className="caps">{m.chip.rack}</h2>
        <ChipRack values={CHIPS} chosen={chip} onChoose={setChip} />
        <p className="row">
          {CHIPS.map((value) => (
            <Chip key={value} value={value} size={28} bare />
          ))}
          <Chip value={500} size={44} />
        </p>
        <svg viewBox="0 0 470 64" width="100%" aria-hidden="true">
          {STACKS.map(([amount, mine], index) => (
            <ChipStack key={amount + String(mine)} x={26 + index * 52} y={36} r={18} amount={amount} mine={mine} />
          ))}
        </svg>
        <p className="row">
          {['0', '17', '32'].map((pocket) => (
            <Pocket key={pocket} pocket={pocket} size="xl" />
          ))}
          {['0', '00', '1', '2', '3', '4'].map((pocket) => (
            <Pocket key={pocket} pocket={pocket} />
          ))}
        </p>
        <p className="row">
          {['1', '2', '5', '10', '20', '40-a', '40-b'].map((symbol) => (
            <BigSixSymbol key={symbol} symbol={symbol} />
          ))}
          <BigSixSymbol symbol="40-a" size="xl" />
        </p>
      </section>
      <section className="panel box" data-shot="buttons">
        <div className="row">
          <Button look="main" hint="Enter" onClick={() => setOpen(true)}>
            {m.cloth.find}
          </Button>
          <Button hint="R">{w.repeat}</Button>
          <Button because={w.closed}>{w.clear}</Button>
          <Button look="quiet">{m.common.retry}</Button>
        </div>
        <p className="row">
          <span className="tag win">+$50.000</span>
          <span className="tag loss">−$5.000</span>
          <span className="tag">$0</span>
          <span className="tag warn">{w.nullSpin}</span>
          <span className="tag info">{w.openNote}</span>
          <Cite article="scj-2023 II.1.6 n.º 4" onOpen={() => undefined} />
          <Countdown left={12} total={30} />
          <Countdown left={0} total={30} />
        </p>
        <Tabs
          label={w.open}
          current="0"
          onChange={() => undefined}
          tabs={w.tabs.map((label, index) => ({
            id: String(index),
            label,
            panel: <p className="muted pad">{label}</p>,
          }))}
        />
        <Skeleton after={0} />
        <Empty title={w.nothing} action={<Button>{w.see}</Button>}>
          {w.nothingWhy}
        </Empty>
        <Dialog
          open={open}
          title={w.late}
          onClose={() => setOpen(false)}
          actions={
            <Button look="main" onClick={() => setOpen(false)}>
              {m.common.close}
            </Button>
          }
        >
          {w.lateWhy}
        </Dialog>
      </section>
      <section className="stack-y" data-shot="notices">
        <Notice kind="refused" title={w.late} article="scj-2023 II.1.4">
          {w.lateWhy}
        </Notice>
        <Notice kind="error" title={w.failed} action={<Button>{m.common.retry}</Button>}>
          {w.failedWhy}
        </Notice>
        <Notice kind="reconnecting" title={w.back}>
          {w.backWhy}
        </Notice>
        <Notice kind="offline" title={w.off}>
          {w.offWhy}
        </Notice>
        <OddsTip
          spot={SPOTS.french.find((spot) => spot.id === 'corner:25-26-28-29') as (typeof SPOTS.french)[number]}
          stake={5000}
          hit={{ num: 4, den: 37 }}
          edge={{ num: 1, den: 37 }}
        />
      </section>
    </>
  )
}

export const Lists = () => {
  const m = useMessages()
  const w = WORDS[useLanguage().language]
  const lines = [
    {
      id: 'a',
      bet: m.bets.column(2),
      how: m.pay.on(10_000, m.pays(2, 1)),
      net: 20_000,
      article: 'scj-2023 II.1.6 n.º 6',
    },
    { id: 'b', bet: 'Par', how: m.pay.on(30_000, m.pays(1, 1)), net: 30_000, article: 'scj-2023 II.1.6 n.º 10' },
    { id: 'c', bet: 'Calle 31 · 32 · 33', how: m.pay.on(6000, m.pays(11, 1)), net: 66_000, article: 'scj-2023 II.1.6' },
    { id: 'd', bet: w.lost, how: w.collected, net: -11_000, article: 'scj-2023 II.1.4' },
  ]
  return (
    <>
      <section className="stack-y" data-shot="pay">
        <PayList title={w.pays} lines={lines} net={105_000} onCite={() => undefined} />
        <NumberBoard game="roulette-french" history={HISTORY} />
        <NumberBoard history={SIX_HISTORY} game="big-six" />
      </section>
      <section className="stack-y" data-shot="seats">
        <SeatPlate seat={1} name="Josefa" chips={120_000} stake={25_000} />
        <SeatPlate seat={2} name="Catalina Undurraga Larraín" me stake={68_000} />
        <SeatPlate seat={3} name="Renato" state="away" />
        <SeatPlate seat={4} onSit={() => undefined} />
      </section>
      <section className="stack-y" data-shot="cards">
        <TableCard
          href="#a"
          title={w.french}
          name="Mesa 4"
          mode="live"
          art={<Wheel pockets={SINGLE_ZERO} state="still" result="17" />}
          phase={w.open}
          note={w.openNote}
          countdown={{ left: 12, total: 30 }}
          game="roulette-french"
          history={HISTORY}
          limits={{ min: 1000, max: 100_000 }}
          seated={8}
          seats={12}
        />
        <TableCard
          href="#b"
          title={w.american}
          name="Mesa 2"
          mode="digital"
          art={<Wheel pockets={DOUBLE_ZERO} state="still" result="5" />}
          phase={w.nomore}
          note={w.nomoreNote}
          countdown={{ left: 4, total: 30 }}
          game="roulette-american-00"
          history={['00', '24', '16', '33', '1']}
          limits={{ min: 500, max: 50_000 }}
          seated={5}
          seats={8}
        />
        <TableCard
          href="#c"
          title={w.six}
          name="Mesa 9"
          mode="practice"
          tone="wine"
          art={<BigSixWheel disc={DISC} state="still" place={7} />}
          phase={w.open}
          note={w.openNote}
          history={SIX_HISTORY}
          game="big-six"
          limits={{ min: 1000, max: 20_000 }}
          seated={8}
          seats={8}
        />
      </section>
    </>
  )
}

export const Console = () => {
  const m = useMessages()
  const w = WORDS[useLanguage().language]
  const [at, setAt] = useState(7)
  const [playing, setPlaying] = useState(false)
  const [picked, setPicked] = useState('17')
  const numbers = ['0', ...Array.from({ length: 36 }, (_, index) => String(index + 1))]
  const steps = Array.from({ length: 12 }, (_, index) => ({
    kind: [3, 9, 10].includes(index) ? ('money' as const) : ('move' as const),
    label: w.step,
  }))
  return (
    <>
      <section className="panel box" data-shot="pad">
        <h2>{m.pad.number}</h2>
        <EntryPad kind="number" values={numbers} value={picked} onPick={setPicked} />
        <DraftEntry
          figure={<Pocket pocket="17" size="xl" />}
          what={w.draft}
          short="17"
          consequence={w.consequence}
          onConfirm={() => undefined}
          onUndo={() => undefined}
        />
      </section>
      <section className="stack-y" data-shot="irregular">
        <div className="panel box">
          <h2>{m.pad.symbol}</h2>
          <EntryPad
            kind="symbol"
            values={['1', '2', '5', '10', '20', '40-a', '40-b']}
            value="40-a"
            onPick={() => undefined}
          />
        </div>
        <div className="panel box">
          <ReplayScrubber
            steps={steps}
            at={at}
            playing={playing}
            onSeek={setAt}
            onPlay={setPlaying}
            detail="21:04:52 · n.º 5.118"
          />
        </div>
        <IrregularDrawer
          article="scj-2023 II.1.6"
          open="object"
          onAct={() => undefined}
          onCite={() => undefined}
          plays={[
            {
              id: 'object',
              title: w.object,
              reading: 'El jefe de mesa anuncia «tirada nula».',
              article: 'scj-2023 II.1.6',
              by: w.pitBoss,
              action: w.nullSpin,
            },
            { id: 'out', title: w.outside, reading: '…', article: 'scj-2023 II.1.6', by: w.pitBoss },
          ]}
        />
      </section>
      <section data-shot="pays-ordered">
        <PayList
          numbered
          title={m.pay.order}
          net={-60_000}
          netLabel="Banca"
          lines={[
            { id: '1', bet: 'Puesto 7 · Pleno 17', how: '35 a 1', net: 5000, article: 'scj-2023 II.1.6', tag: 'Pagar' },
            { id: '2', bet: 'Puesto 6 · Rojo', how: '$5.000', net: -5000, article: 'scj-2023 II.1.4', tag: 'Cobrar' },
            { id: '3', bet: 'Puesto 2 · Par', how: 'prisión', net: 0, article: 'scj-2023 II.1.6', tag: 'Queda' },
          ]}
        />
      </section>
    </>
  )
}
