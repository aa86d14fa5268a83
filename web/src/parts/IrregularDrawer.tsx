import { useMessages } from '../i18n/language.js'
import { Button } from './Button.js'
import { Cite, type OnCite } from './Cite.js'

export interface IrregularPlay {
  id: string
  title: string
  /** The rule behind it, as we read it. */
  reading: string
  rule: string
  /** Who settles it. */
  by: string
  action?: string
  /** Why it cannot be done now. */
  because?: string | undefined
}

export interface IrregularDrawerProps {
  plays: readonly IrregularPlay[]
  rule: string | undefined
  onAct: (id: string) => void
  onCite?: OnCite
  /** The play that starts open. */
  open?: string
}

export const IrregularDrawer = ({ plays, rule, onAct, onCite, open }: IrregularDrawerProps) => {
  const { irregular } = useMessages()
  return (
    <section className="irr panel" aria-label={irregular.title}>
      <h2 className="head">
        <b>{irregular.title}</b>
        {rule && <Cite rule={rule} onOpen={onCite} />}
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
            <Cite rule={play.rule} onOpen={onCite} />
          </div>
        </details>
      ))}
    </section>
  )
}
