import { useMemo, useState } from 'react'
import { Felt } from '../../../felt/Felt.js'
import type { FeltCloth, FeltSpot, Stake } from '../../../felt/types.js'
import { useNarrow } from '../../../pages/table/useNarrow.js'
import { findSpot } from '../spots.js'
import { useDiceWords } from '../words.js'
import { CrapsDrawing } from './Drawing.js'
import { layoutOf } from './layout.js'
import { AT_REST, type ClothState, ClothStateProvider } from './state.js'
import { Zones } from './Zones.js'
import '../styles/die.css'
import '../styles/craps.css'

export interface CrapsClothProps {
  game: string
  spots: readonly FeltSpot[]
  stakes?: readonly Stake[]
  open?: boolean
  chip?: number
  state?: Omit<ClothState, 'sought'>
  chosen?: string | null
  /** Every spot is offered, whatever the point is: the cloth is there to choose from. */
  whole?: boolean
  onPlace?: (spot: string) => void
  onLift?: (spot: string) => void
  onPick?: (position: number) => void
  onSeek?: (spot: string | null) => void
  /** Its chips are meant, without putting one there. */
  onChoose?: (spot: string) => void
}

const nothing = () => undefined

/** The cloth of craps: whole on a desk, by zones on a phone. */
export const CrapsCloth = (props: CrapsClothProps) => {
  const { game, spots, stakes = [], open = true, chip, state = AT_REST, chosen = null, whole = false } = props
  const { onPlace = nothing, onSeek, onChoose = onPlace } = props
  const w = useDiceWords()
  const narrow = useNarrow()
  const [sought, setSought] = useState<string | null>(null)
  const { off } = state
  const spoken = useMemo(
    () => (spot: FeltSpot) => (off.has(spot.id) ? `${w.spot(spot)}, ${w.craps.notWorking}` : w.spot(spot)),
    [w, off],
  )
  const cloth = useMemo(
    (): FeltCloth => ({
      title: w.cloth[game] ?? game,
      layoutOf: () => layoutOf(spots),
      Drawing: CrapsDrawing,
      outline: (_, { box }) => (box ? `M${box.x} ${box.y}h${box.w}v${box.h}h${-box.w}Z` : ''),
      name: w.spot,
      spoken,
      first: 'pass-line',
      find: (text) => findSpot(spots, text),
      findHint: w.findHint,
    }),
    [game, spots, w, spoken],
  )
  const known = useMemo((): ClothState => ({ ...state, sought }), [state, sought])
  const seek = (spot: string | null) => {
    setSought(spot)
    onSeek?.(spot)
  }
  return (
    <ClothStateProvider value={known}>
      {narrow ? (
        <Zones
          spots={spots}
          stakes={stakes}
          open={open}
          chosen={chosen}
          title={cloth.title}
          spoken={spoken}
          whole={whole}
          onPlace={(spot) => {
            onChoose(spot)
            if (open && onChoose !== onPlace) onPlace(spot)
          }}
          onChoose={onChoose}
        />
      ) : (
        <Felt
          cloth={cloth}
          stance="lying"
          stakes={stakes}
          open={open}
          onPlace={onPlace}
          onSeek={seek}
          {...(chip === undefined ? {} : { chip })}
          {...(props.onLift ? { onLift: props.onLift } : {})}
          {...(props.onPick ? { onPick: props.onPick } : {})}
        />
      )}
    </ClothStateProvider>
  )
}
