import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { LanguageProvider } from './i18n/language.js'
import { Brand } from './parts/Brand.js'
import './styles/index.js'

// The pages mount here.
const App = () => (
  <LanguageProvider>
    <header className="top">
      <Brand />
    </header>
  </LanguageProvider>
)

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
