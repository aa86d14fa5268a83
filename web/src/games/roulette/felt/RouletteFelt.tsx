import { useMemo } from 'react'
import { Felt, type FeltProps } from '../../../felt/Felt.js'
import type { DrawingProps, FeltCloth, FeltSpot } from '../../../felt/types.js'
import { findSpot } from '../spots.js'
import { useRouletteWords } from '../words.js'
import { cellPath } from './cells.js'
import { type Cloth, clothOf } from './cloths.js'
import { FeltDrawing } from './FeltDrawing.js'
import { layoutOf } from './layout.js'
import '../styles/felt.css'

const DRAWINGS: { readonly [cloth in Cloth]: FeltCloth['Drawing'] } = {
  french: (props: DrawingProps) => <FeltDrawing cloth="french" {...props} />,
  american: (props: DrawingProps) => <FeltDrawing cloth="american" {...props} />,
  'american-00': (props: DrawingProps) => <FeltDrawing cloth="american-00" {...props} />,
}

export interface RouletteFeltProps extends Omit<FeltProps, 'cloth'> {
  game: string
  /** The bets of the game, as `game.bets` lists them. */
  spots: readonly FeltSpot[]
}

/** The cloth of each of the three games. */
export const RouletteFelt = ({ game, spots, ...rest }: RouletteFeltProps) => {
  const w = useRouletteWords()
  const cloth = useMemo((): FeltCloth => {
    const which = clothOf(game)
    return {
      title: w.cloth.title[which],
      layoutOf: (stance) => layoutOf(which, spots, stance),
      Drawing: DRAWINGS[which],
      outline: cellPath,
      name: w.spot,
      spoken: w.spoken,
      first: 'straight:17',
      find: (text) => findSpot(spots, text),
      findHint: w.cloth.findHint,
    }
  }, [game, spots, w])
  return <Felt cloth={cloth} {...rest} />
}
