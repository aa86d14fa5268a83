import { wordsOf } from '../app/words.js'
import { setSound, useSound } from './sound.js'
import { canSpeak, setVoice, useVoice } from './voice.js'

const useMine = wordsOf({
  es: { label: 'Sonido', voice: 'Voz del croupier' },
  en: { label: 'Sound', voice: 'Croupier’s voice' },
})

const SPEAKER = 'M3 8v4h3l4 3.500v-11L6 8Z'

export const SoundSwitch = () => {
  const w = useMine()
  const on = useSound()
  return (
    <button type="button" className="icon" aria-label={w.label} aria-pressed={on} onClick={() => setSound(!on)}>
      <svg viewBox="0 0 20 20" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.8">
        <path d={SPEAKER} strokeLinejoin="round" />
        <path
          d={on ? 'M13 7.500a4 4 0 0 1 0 5M15.500 5a7.500 7.500 0 0 1 0 10' : 'm13 8 4 4m0-4-4 4'}
          strokeLinecap="round"
        />
      </svg>
    </button>
  )
}

/** Whether the phrases of the croupier are spoken; not there where the browser has no voice. */
export const VoiceSwitch = () => {
  const w = useMine()
  const on = useVoice()
  if (!canSpeak()) return null
  return (
    <label className="between">
      <span>{w.voice}</span>
      <input type="checkbox" checked={on} onChange={() => setVoice(!on)} />
    </label>
  )
}
