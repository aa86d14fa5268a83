import { BuyDialog } from './Buy.js'
import type { SeatPlay } from './useSeat.js'

/** Buying and changing back, for whoever sits here. */
export const BuyFor = ({ play, open, onClose }: { play: SeatPlay; open: boolean; onClose: () => void }) => (
  <BuyDialog
    open={open}
    wallet={play.wallet}
    step={Number(play.state?.view.config.chip ?? 100)}
    inHand={play.seat?.chips ?? 0}
    onClose={onClose}
    onBuy={(amount) => {
      onClose()
      play.ask({ do: 'buy', amount })
    }}
    onCashOut={(amount) => {
      onClose()
      play.ask({ do: 'cash-out', amount })
    }}
  />
)
