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
  Empty,
  IrregularDrawer,
  Notice,
  OddsTip,
  PayList,
  PhaseRibbon,
  ReplayScrubber,
  SeatPlate,
  Skeleton,
  Tabs,
  Wallet,
} from '../parts/index.js'
import { WORDS } from './words.js'

const CHIPS = [1000, 5000, 10_000, 50_000]

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
        phrases={['Hagan su juego']}
        gloss={w.gloss}
        next={w.soon}
        steps={steps}
        current="0"
        countdown={{ left: 12, total: 30 }}
      />
      <PhaseRibbon
        phrases={['No más apuestas']}
        next={w.falling}
        steps={steps}
        current="2"
        countdown={{ left: 4, total: 10 }}
        closed
      />
      <PhaseRibbon phrases={['17, negro, impar y falta']} next={w.result} steps={steps} current="3" />
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
          <Cite rule="GEN-23" onOpen={() => undefined} />
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
        <Notice kind="refused" title={w.late} rule="GEN-23">
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
          name={w.bet}
          spot={{ pays: { num: 8, den: 1 } }}
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
      bet: w.bet,
      how: m.pay.on(10_000, m.pays(2, 1)),
      net: 20_000,
      rule: 'GEN-23',
    },
    { id: 'b', bet: 'Par', how: m.pay.on(30_000, m.pays(1, 1)), net: 30_000, rule: 'GEN-23' },
    { id: 'c', bet: 'Calle 31 · 32 · 33', how: m.pay.on(6000, m.pays(11, 1)), net: 66_000, rule: 'GEN-23' },
    { id: 'd', bet: w.lost, how: w.collected, net: -11_000, rule: 'GEN-23' },
  ]
  return (
    <>
      <section className="stack-y" data-shot="pay">
        <PayList title={w.pays} lines={lines} net={105_000} onCite={() => undefined} />
      </section>
      <section className="stack-y" data-shot="seats">
        <SeatPlate seat={1} name="Josefa" chips={120_000} stake={25_000} />
        <SeatPlate seat={2} name="Catalina Undurraga Larraín" me stake={68_000} />
        <SeatPlate seat={3} name="Renato" state="away" />
        <SeatPlate seat={4} onSit={() => undefined} />
      </section>
    </>
  )
}

export const Console = () => {
  const m = useMessages()
  const w = WORDS[useLanguage().language]
  const [at, setAt] = useState(7)
  const [playing, setPlaying] = useState(false)
  const steps = Array.from({ length: 12 }, (_, index) => ({
    kind: [3, 9, 10].includes(index) ? ('money' as const) : ('move' as const),
    label: w.step,
  }))
  return (
    <>
      <section className="stack-y" data-shot="irregular">
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
          rule="GEN-23"
          open="object"
          onAct={() => undefined}
          onCite={() => undefined}
          plays={[
            {
              id: 'object',
              title: w.object,
              reading: 'El jefe de mesa anuncia «tirada nula».',
              rule: 'GEN-23',
              by: w.pitBoss,
              action: w.nullSpin,
            },
            { id: 'out', title: w.outside, reading: '…', rule: 'GEN-23', by: w.pitBoss },
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
            { id: '1', bet: 'Puesto 7 · Pleno 17', how: '35 a 1', net: 5000, rule: 'GEN-23', tag: 'Pagar' },
            { id: '2', bet: 'Puesto 6 · Rojo', how: '$5.000', net: -5000, rule: 'GEN-23', tag: 'Cobrar' },
            { id: '3', bet: 'Puesto 2 · Par', how: 'prisión', net: 0, rule: 'GEN-23', tag: 'Queda' },
          ]}
        />
      </section>
    </>
  )
}
