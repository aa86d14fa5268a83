// Every part in one page, for screenshots: /gallery.html?language=en&theme=light. Served in development only.

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Language } from '../i18n/format.js'
import { LanguageProvider } from '../i18n/language.js'
import '../styles/index.js'
import { Felts } from './Felts.js'
import './gallery.css'
import { Bar, Console, Lists, Ribbons, Small } from './Parts.js'
import { Wheels } from './Wheels.js'

const asked = new URLSearchParams(location.search)
const language: Language = asked.get('language') === 'en' ? 'en' : 'es-CL'
document.documentElement.dataset.theme = asked.get('theme') === 'light' ? 'light' : 'dark'

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <LanguageProvider initial={language}>
      <Bar />
      <main className="gallery">
        <Ribbons />
        <Felts />
        <Wheels />
        <Small />
        <Lists />
        <Console />
      </main>
    </LanguageProvider>
  </StrictMode>,
)
