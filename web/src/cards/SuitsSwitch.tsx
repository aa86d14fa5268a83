// Two colours or four: the choice is kept in this browser.

import { useEffect, useState } from 'react'
import { useCardWords } from '../i18n/cards/index.js'

const KEPT = 'tapete.suits'

const kept = (): 2 | 4 => {
  try {
    return localStorage.getItem(KEPT) === '4' ? 4 : 2
  } catch {
    return 2
  }
}

export const SuitsSwitch = () => {
  const w = useCardWords()
  const [colours, setColours] = useState<2 | 4>(kept)
  useEffect(() => {
    document.documentElement.dataset.suits = String(colours)
    try {
      localStorage.setItem(KEPT, String(colours))
    } catch {
      // A browser without storage asks again next time.
    }
  }, [colours])
  return (
    <fieldset className="seg suits-switch" aria-label={w.suitsChoice}>
      {([2, 4] as const).map((each) => (
        <button key={each} type="button" aria-pressed={each === colours} onClick={() => setColours(each)}>
          {each === 2 ? w.twoColours : w.fourColours}
        </button>
      ))}
    </fieldset>
  )
}
