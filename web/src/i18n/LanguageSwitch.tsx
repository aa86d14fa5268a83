import { useLanguage, useMessages } from './language.js'

export const LanguageSwitch = () => {
  const { language, choose } = useLanguage()
  const { languageSwitch } = useMessages()
  return (
    <fieldset className="seg" aria-label={languageSwitch.label}>
      <button
        type="button"
        lang="es"
        aria-label={`ES, ${languageSwitch.es}`}
        aria-pressed={language === 'es-CL'}
        onClick={() => choose('es-CL')}
      >
        ES
      </button>
      <button
        type="button"
        lang="en"
        aria-label={`EN, ${languageSwitch.en}`}
        aria-pressed={language === 'en'}
        onClick={() => choose('en')}
      >
        EN
      </button>
    </fieldset>
  )
}
