import { ChoiceOdds } from '../../cards/ChoiceOdds.js'
import { useWarWords } from './words.js'

export const Odds = ({ game, table }: { game: string; table: string | undefined }) => {
  const { odds: w } = useWarWords()
  return (
    <ChoiceOdds
      game={game}
      family="war"
      table={table}
      name={({ bet, choice }) => w.name(bet, choice)}
      best={w.best}
      lead={w.lead}
    />
  )
}
