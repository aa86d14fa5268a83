import { datesOf } from '../../i18n/format.js'
import { useMessages } from '../../i18n/language.js'

/** An instant as people read it, in the language of the page. */
export const useWhen = (): ((at: string) => string) => {
  const { language } = useMessages()
  return (at) =>
    new Date(at).toLocaleString(datesOf(language), { dateStyle: 'medium', timeStyle: 'short', hour12: false })
}
