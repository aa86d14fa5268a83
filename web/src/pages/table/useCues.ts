import { useEffect, useRef } from 'react'
import { play } from '../../sound/sound.js'
import type { Account } from './payments.js'

/** One's own turn, and a round that was won, once each; what was there when the page opened is not told again. */
export const useCues = (myTurn: boolean, { round, net }: Account, over: boolean): void => {
  const before = useRef({ turn: myTurn, round: over ? round : null })
  useEffect(() => {
    if (myTurn && !before.current.turn) play('turn')
    before.current.turn = myTurn
  }, [myTurn])
  useEffect(() => {
    if (!over || before.current.round === round) return
    before.current.round = round
    if (net > 0) play('win', 0.32)
  }, [over, round, net])
}
