// Every part in one page, for screenshots: /gallery.html?language=en&theme=light&part=roulette. Development only.

import { type ComponentType, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Language } from '../i18n/format.js'
import { LanguageProvider } from '../i18n/language.js'
import '../styles/index.js'
import { Cards } from './Cards.js'
import { Bar, Console, Lists, Ribbons, Small } from './Parts.js'
import './gallery.css'

const asked = new URLSearchParams(location.search)
const language: Language = asked.get('language') === 'en' ? 'en' : 'es-CL'
const part = asked.get('part')
document.documentElement.dataset.theme = asked.get('theme') === 'light' ? 'light' : 'dark'

/** Each family shows its own. */
const FAMILIES = import.meta.glob<{ readonly Gallery: ComponentType }>('../games/*/gallery.tsx', { eager: true })

const GROUPS: { readonly [part: string]: ComponentType } = {
  ...Object.fromEntries(Object.entries(FAMILIES).map(([file, { Gallery }]) => [file.split('/').at(-2), Gallery])),
  cards: Cards,
  ribbons: Ribbons,
  small: Small,
  lists: Lists,
  console: Console,
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <LanguageProvider initial={language}>
      <Bar />
      <main className="gallery">
        {Object.entries(GROUPS).map(([name, Group]) => (part && part !== name ? null : <Group key={name} />))}
      </main>
    </LanguageProvider>
  </StrictMode>,
)
