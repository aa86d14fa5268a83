import { useStaff, useTeller } from '../i18n/staff/index.js'
import { Rule } from './Frame.js'
import type { Rehearsal } from './rehearse.js'

const SHOWN = 5

/** A draft: dashed, with what would follow from it and the article of each consequence. */
export const Consequence = ({ game, title, preview }: { game: string; title: string; preview: Rehearsal }) => {
  const w = useStaff()
  const tell = useTeller(game)
  const { events, refusal } = preview
  return (
    <div className="draft words" role="status">
      <div>
        <b>
          {title}, {w.unconfirmed.toLowerCase()}
        </b>
        {refusal ? (
          <p>{tell.refusal(refusal.code) ?? refusal.code}</p>
        ) : events.length === 0 ? (
          <p>{w.nothingFollows}</p>
        ) : (
          <ul>
            {events.slice(0, SHOWN).map((event, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: consequences are positional
              <li key={index}>
                <span lang={event.type === 'said' ? 'es' : undefined}>{tell.event(event)}</span>{' '}
                <Rule cite={event.cite} />
              </li>
            ))}
            {events.length > SHOWN && <li>+ {events.length - SHOWN}</li>}
          </ul>
        )}
      </div>
    </div>
  )
}
