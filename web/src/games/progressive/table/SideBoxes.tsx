// The box of each pot at a seat, dotted, with its lamp: beside the boxes of the game.

import { money } from '../../../i18n/format.js'
import { ChipStack } from '../../../parts/Chip.js'
import { LampMark } from '../LampMark.js'
import type { SideSpot } from '../play.js'
import { usePotWords } from '../words.js'

export const SideBoxes = ({ spots, mine, large }: { spots: readonly SideSpot[]; mine: boolean; large: boolean }) => {
  const { meter, side } = usePotWords()
  return spots.map(({ pot, lamp, amount }) => (
    <span key={pot} className="side-box">
      <LampMark lamp={lamp} label={meter.lamp[lamp]} />
      {amount > 0 ? (
        <>
          <span className="sr">{`${side.bet} ${money(amount)}`}</span>
          <svg className="stack" width={34} height={36} viewBox="-17 -20 34 36" aria-hidden="true">
            <ChipStack amount={amount} y={1} r={13} mine={mine} />
          </svg>
          {large && <em aria-hidden="true">{meter.short.toLowerCase()}</em>}
        </>
      ) : (
        <em>{meter.short.toLowerCase()}</em>
      )}
    </span>
  ))
}
