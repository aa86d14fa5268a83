import { useCurrentInView } from '../../app/useCurrentInView.js'
import { useLanguage } from '../../i18n/language.js'
import { ALL_FAMILIES, type Shelf } from './choice.js'
import { Icon } from './Icon.js'
import { usePickerWords } from './words.js'
import './picker.css'

/** The one navigation among families: all of them, or one. */
export const FamilyBar = ({
  shelves,
  chosen,
  onChoose,
  all = true,
}: {
  shelves: readonly Shelf<unknown>[]
  /** The id of a family, or all of them. */
  chosen: string
  onChoose: (family: string) => void
  /** Whether one may also see all at once. */
  all?: boolean
}) => {
  const w = usePickerWords()
  const { language } = useLanguage()
  const row = useCurrentInView<HTMLFieldSetElement>(`${chosen} ${shelves.length}`)
  const many = shelves.reduce((sum, { games }) => sum + games.length, 0)
  const entries = shelves.map(({ family, title, games }) => ({
    ...{ id: family.id, name: title[language === 'en' ? 'en' : 'es'], many: games.length, icon: family.icon },
  }))
  const shown = all ? [{ id: ALL_FAMILIES, name: w.all, many, icon: undefined }, ...entries] : entries
  return (
    <fieldset ref={row} className="fams" aria-label={w.families}>
      {shown.map(({ id, name, many, icon }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          data-current={id === chosen || undefined}
          aria-label={many > 0 ? `${name}, ${w.games(many)}` : name}
          onClick={() => onChoose(id)}
        >
          <Icon sign={icon === undefined ? 'all' : { path: icon }} />
          <b>
            {name} {many > 0 && <small className="num">{many}</small>}
          </b>
          {many > 0 && <small className="num wide">{w.games(many)}</small>}
        </button>
      ))}
    </fieldset>
  )
}
