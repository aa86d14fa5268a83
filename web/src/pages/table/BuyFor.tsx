import { BuyDialog } from './Buy.js'
import type { SeatPlay } from './useSeat.js'
import { useTableWords } from './words.js'

/** Buying and changing back, for whoever sits here; sitting down with chips, for who does not yet. */
export const BuyFor = ({ play, open, onClose }: { play: SeatPlay; open: boolean; onClose: () => void }) => {
  const w = useTableWords()
  return (
    <BuyDialog
      open={open}
      {...(play.me ? {} : { title: w.sitTitle })}
      wallet={play.wallet}
      step={Number(play.state?.view.config.chip ?? 100)}
      inHand={play.seat?.chips ?? 0}
      onClose={onClose}
      onBuy={(amount) => {
        onClose()
        if (play.me) play.ask({ do: 'buy', amount })
        else play.sit(undefined, amount)
      }}
      onCashOut={(amount) => {
        onClose()
        play.ask({ do: 'cash-out', amount })
      }}
    />
  )
}
