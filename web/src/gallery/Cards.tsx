import { useState } from 'react'
import {
  Bank,
  BetBoxes,
  Card,
  CardPad,
  DecisionBar,
  Discards,
  HalfMoonFelt,
  Offer,
  Shoe,
  SuitsSwitch,
  type TableSeat,
} from '../cards/index.js'
import { useLanguage } from '../i18n/language.js'
import { useNarrow } from '../pages/table/useNarrow.js'
import { CARD_WORDS } from './words.js'

const SEATS: readonly TableSeat[] = [
  { seat: 1, name: 'Josefa', stake: 25_000, hands: [hand('1', 'Ad Kc', '21', 25_000, { flag: 'Black Jack' })] },
  { seat: 2, name: 'Renato', stake: 10_000, hands: [hand('2', 'Th 8s', '18', 10_000)] },
  { seat: 3, stake: 0, hands: [], onSit: () => undefined },
  {
    seat: 4,
    name: 'Tú',
    me: true,
    stake: 20_000,
    sides: [{ id: 'pp', spot: 'beside:4', label: 'Perfect Pairs', amount: 2000 }],
    hands: [hand('4', '6c 5d', '11', 20_000, { active: true })],
  },
  {
    seat: 5,
    name: 'Amanda',
    stake: 100_000,
    hands: [hand('5a', '8s 3d Kh', '21', 50_000), hand('5b', '8d 9d', '17', 50_000)],
  },
  {
    seat: 6,
    name: 'Iván',
    stake: 20_000,
    hands: ['8c 2h', '8d Ks', '8h 3s 9c', '8s 7d'].map((cards, index) => hand(`6${index}`, cards, '18', 5000)),
  },
  { seat: 7, name: 'Iván', stake: 5000, hands: [hand('7', 'Qs 3h 9d', '22', 5000, { flag: '−$5.000', tone: 'loss' })] },
]

function hand(id: string, cards: string, total: string, stake: number, more: object = {}) {
  return { id, cards: cards.split(' '), total, stake, ...more }
}

const Moon = ({ narrow }: { narrow: boolean }) => {
  const w = CARD_WORDS[useLanguage().language]
  return (
    <HalfMoonFelt
      narrow={narrow}
      print={w.print}
      told=""
      seats={SEATS}
      shoe={<Shoe left={201} cut={78} />}
      discards={<Discards cards={98} />}
      bank={<Bank narrow={narrow} cards={['As']} total={w.either} note={w.shows} />}
    />
  )
}

export const Cards = () => {
  const w = CARD_WORDS[useLanguage().language]
  const narrow = useNarrow()
  const [rank, setRank] = useState<string | null>('6')
  const [suit, setSuit] = useState<string | null>('h')
  return (
    <>
      <section className="wide flush" data-shot="moon">
        <Moon narrow={narrow} />
      </section>
      <section className="felt-bg" data-shot="faces">
        <p className="row">
          {['As', '6h', 'Td', 'Qc', 'Kh', '??'].map((code) => (
            <Card key={code} code={code} width={92} />
          ))}
        </p>
        <p className="row">
          {['As', '6h', 'Td', 'Qc', 'Kh', 'Jd', '??'].map((code) => (
            <Card key={code} code={code} width={56} />
          ))}
        </p>
        <SuitsSwitch />
      </section>
      <section className="stack-y" data-shot="offers">
        <Offer
          title={w.insurance}
          body={w.insuranceBody}
          rule="GEN-23"
          amount={{ min: 500, max: 10_000, step: 500 }}
          take={w.take}
          takeHint="S"
          decline={w.no}
          declineHint="N"
          countdown={{ left: 9, total: 15 }}
          onTake={() => undefined}
          onDecline={() => undefined}
          onCite={() => undefined}
        />
        <Offer
          title={w.evenMoney}
          body={w.evenMoneyBody}
          rule="GEN-23"
          take={w.take}
          decline={w.no}
          onTake={() => undefined}
          onDecline={() => undefined}
        />
      </section>
      <section className="wide" data-shot="decide">
        <DecisionBar
          title={w.title}
          rule="GEN-23"
          onDecide={() => undefined}
          onCite={() => undefined}
          decisions={w.decisions.map(([label, note, hint, because], index) => ({
            id: String(index),
            label: label as string,
            note: note as string,
            hint: hint as string,
            because,
            rule: because && 'GEN-23',
          }))}
        />
      </section>
      <section className="wide" data-shot="boxes">
        <BetBoxes
          onPlace={() => undefined}
          onLift={() => undefined}
          seats={[
            {
              seat: 4,
              boxes: [
                { id: 'main', label: w.bet, pays: w.pays, stake: 20_000, limits: '$5.000 a $200.000' },
                { id: 'pp', label: 'Perfect Pairs', pays: '25, 15, 5', stake: 0, limits: '$500 a $4.000', side: true },
              ],
            },
          ]}
        />
        <BetBoxes
          onPlace={() => undefined}
          onLift={() => undefined}
          seats={[
            {
              seat: 2,
              boxes: [1, 2, 3].map((n) => ({
                id: `r${n}`,
                label: `${w.bet} ${n}`,
                pays: w.pays,
                stake: n < 3 ? 5000 : 0,
                optional: n === 3,
                limits: '$1.000 a $50.000',
              })),
            },
          ]}
        />
      </section>
      <section className="panel box" data-shot="cardpad" data-theme="light">
        <CardPad
          values={['6h', '6s', '6d', '6c', 'As', 'Kh', '7d']}
          rank={rank}
          suit={suit}
          onRank={setRank}
          onSuit={setSuit}
        />
      </section>
    </>
  )
}
