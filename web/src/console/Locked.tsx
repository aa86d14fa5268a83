// A console that was locked when its page was opened: nothing under the lock yet.

import { LockScreen } from './LockScreen.js'
import './styles/forms.css'
import './styles/frame.css'

export default ({ name, onUnlock }: { name: string; onUnlock: () => void }) => (
  <div className="staff">
    <LockScreen locked name={name} onUnlock={onUnlock}>
      {null}
    </LockScreen>
  </div>
)
