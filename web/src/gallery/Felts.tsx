import { useState } from 'react'
import { type Cloth, Felt, type FeltProps, type Stake } from '../felt/index.js'
import { useMessages } from '../i18n/language.js'
import { ChipRack, OddsTip } from '../parts/index.js'
import { CHIPS, SPOTS, STAKES } from './data.js'

const edge = (cloth: Cloth) => (cloth === 'american-00' ? { num: 1, den: 19 } : { num: 1, den: 37 })

export const LiveFelt = ({ cloth, ...rest }: { cloth: Cloth } & Partial<FeltProps>) => {
  const [stakes, setStakes] = useState<readonly Stake[]>(STAKES[cloth])
  const [chip, setChip] = useState(5000)
  const [seen, setSeen] = useState<string | null>(null)
  const pockets = cloth === 'american-00' ? 38 : 37
  const spot = SPOTS[cloth].find((each) => each.id === seen)
  return (
    <div className="live-felt" data-felt={cloth}>
      <Felt
        cloth={cloth}
        spots={SPOTS[cloth]}
        stakes={stakes}
        chip={chip}
        onPlace={(id) => setStakes((all) => [...all, { spot: id, amount: chip, mine: true }])}
        onLift={(id) => setStakes((all) => all.filter((stake) => stake.spot !== id || !stake.mine))}
        onPick={(position) => setChip(CHIPS[position] as number)}
        onSeek={setSeen}
        tip={(each) => (
          <OddsTip spot={each} stake={chip} hit={{ num: each.covers.length, den: pockets }} edge={edge(cloth)} />
        )}
        {...rest}
      />
      <div className="under">
        <ChipRack values={CHIPS} chosen={chip} onChoose={setChip} />
        {spot && <OddsTip docked spot={spot} stake={chip} hit={{ num: spot.covers.length, den: pockets }} />}
      </div>
    </div>
  )
}

export const Felts = () => {
  const m = useMessages()
  return (
    <>
      {(['french', 'american', 'american-00'] as const).map((cloth) => (
        <section key={cloth} className="wide" data-shot={`felt-${cloth}`}>
          <h2 className="caps">{m.cloth.title[cloth]}</h2>
          <LiveFelt cloth={cloth} {...(cloth === 'french' ? { sought: 'corner:25-26-28-29' } : {})} />
        </section>
      ))}
      <section className="wide" data-shot="felt-won">
        <h2 className="caps">{m.cloth.won} 17</h2>
        <Felt cloth="french" spots={SPOTS.french} stakes={STAKES.french} open={false} winner="17" />
      </section>
    </>
  )
}
