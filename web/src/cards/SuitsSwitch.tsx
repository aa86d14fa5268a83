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

const show = (colours: 2 | 4): void => {
  document.documentElement.dataset.suits = String(colours)
}

export const SuitsSwitch = () => {
  const w = useCardWords()
  const [colours, setColours] = useState<2 | 4>(kept)
  useEffect(() => show(kept()), [])
  const choose = (each: 2 | 4) => {
    setColours(each)
    show(each)
    try {
      localStorage.setItem(KEPT, String(each))
    } catch {
      // A browser without storage asks again next time.
    }
  }
  return (
    <fieldset className="seg suits-switch" aria-label={w.suitsChoice}>
      {([2, 4] as const).map((each) => (
        <button key={each} type="button" aria-pressed={each === colours} onClick={() => choose(each)}>
          {each === 2 ? w.twoColours : w.fourColours}
        </button>
      ))}
    </fieldset>
  )
}
