import { placesOf, sourcesOf } from '../i18n/articles.js'
import { useLanguage } from '../i18n/language.js'
import './places.css'

/** Every section an article names, with its title, and the regulation they are in. */
export const Places = ({ article }: { article: string }) => {
  const { language } = useLanguage()
  return (
    <div className="places muted">
      <ul>
        {placesOf(article, language).map(({ label, title }) => (
          <li key={label}>
            {label}
            {title && ` · ${title}`}
          </li>
        ))}
      </ul>
      <p>{sourcesOf(article, language).join(' · ')}</p>
    </div>
  )
}
