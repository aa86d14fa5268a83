import { ChoiceOdds } from '../../cards/ChoiceOdds.js'
import { useTrenteWords } from './words.js'

interface Insurance {
  readonly ev: number
  readonly favoursPlayer: boolean
}

export const Odds = ({ game, table }: { game: string; table: string | undefined }) => {
  const { odds: w } = useTrenteWords()
  return (
    <ChoiceOdds
      game={game}
      family="trente-et-quarante"
      table={table}
      name={({ bet, choice }) => w.name(bet, choice)}
      best={w.best}
      lead={w.lead}
      more={(found, percent) => {
        const insurance = found.insurance as Insurance
        return [w.insurance(percent(Math.abs(insurance.ev)), insurance.favoursPlayer)]
      }}
    />
  )
}
