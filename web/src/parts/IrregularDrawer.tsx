import { useMessages } from '../i18n/language.js'
import { Button } from './Button.js'
import { Cite } from './Cite.js'

export interface IrregularPlay {
  id: string
  title: string
  /** The rule behind it, as we read it. */
  reading: string
  article: string
  /** Who settles it. */
  by: string
  action?: string
  /** Why it cannot be done now. */
  because?: string | undefined
}

export interface IrregularDrawerProps {
  plays: readonly IrregularPlay[]
  article: string
  onAct: (id: string) => void
  onCite?: ((article: string) => void) | undefined
  /** The play that starts open. */
  open?: string
}

export const IrregularDrawer = ({ plays, article, onAct, onCite, open }: IrregularDrawerProps) => {
  const { irregular } = useMessages()
  return (
    <section className="irr panel" aria-label={irregular.title}>
      <h2 className="head">
        <b>{irregular.title}</b>
        <Cite article={article} onOpen={onCite} />
      </h2>
      {plays.map((play) => (
        <details key={play.id} open={play.id === open} name="irregular">
          <summary>{play.title}</summary>
          <blockquote>{play.reading}</blockquote>
          <div className="act">
            {play.action && (
              <Button because={play.because} onClick={() => onAct(play.id)}>
                {play.action}
              </Button>
            )}
            <span className="muted">{play.because ?? irregular.resolves(play.by)}</span>
            <Cite article={play.article} onOpen={onCite} />
          </div>
        </details>
      ))}
    </section>
  )
}
