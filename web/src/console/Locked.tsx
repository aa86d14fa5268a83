// A session that was locked when its page was opened, or a player's while it is: nothing of its own is under the lock.

import { LockScreen } from './LockScreen.js'
import './styles/forms.css'
import './styles/frame.css'

export default ({ name, player, onUnlock }: { name: string; player?: boolean; onUnlock: () => void }) => (
  <div className="staff">
    <LockScreen locked name={name} player={player} onUnlock={onUnlock}>
      {null}
    </LockScreen>
  </div>
)
