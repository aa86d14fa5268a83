import { money } from '../i18n/format.js'
import { useMessages } from '../i18n/language.js'
import { Chip } from './Chip.js'

export interface WalletProps {
  amount: number
  onOpen?: () => void
}

export const Wallet = ({ amount, onOpen }: WalletProps) => {
  const { wallet } = useMessages()
  const face = (
    <>
      <Chip value={5000} size={24} bare />
      <b className="num" aria-hidden="true">
        {money(amount)}
      </b>
      <span className="sr">{wallet.label(amount)}</span>
    </>
  )
  return onOpen ? (
    <button type="button" className="wallet" onClick={onOpen}>
      {face}
    </button>
  ) : (
    <div className="wallet">{face}</div>
  )
}
