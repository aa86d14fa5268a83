// First: the order of the layers is the order in which they are first named.
import './styles/index.js'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.js'
import { SessionProvider } from './app/session.js'
import { LanguageProvider } from './i18n/language.js'

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <LanguageProvider>
      <SessionProvider>
        <App />
      </SessionProvider>
    </LanguageProvider>
  </StrictMode>,
)
