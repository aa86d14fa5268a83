import { signed } from '../i18n/format.js'
import { useMessages } from '../i18n/language.js'
import { Cite, type OnCite } from './Cite.js'
import { classes } from './classes.js'
import { PanelHead } from './PanelHead.js'

export interface PayLine {
  id: string
  bet: string
  how: string
  /** What the player's money changes by: the stake is not counted. */
  net: number
  rule: string
  /** The word of the console: Pay, Collect, Push. */
  tag?: string
}

export interface PayListProps {
  title: string
  lines: readonly PayLine[]
  net: number
  netLabel?: string
  emptyLabel?: string
  /** Numbers each line, as the croupier's console does. */
  numbered?: boolean
  onCite?: OnCite
}

const tone = (net: number): string => (net > 0 ? 'plus' : net < 0 ? 'minus' : '')

/** Payments in the order the regulation asks for, each with the article behind it. */
export const PayList = ({ title, lines, net, netLabel, emptyLabel, numbered, onCite }: PayListProps) => {
  const { pay } = useMessages()
  return (
    <section className="paylist panel" aria-label={title}>
      <PanelHead title={title} aside={pay.order} />
      {lines.length === 0 ? (
        <p className="muted none">{emptyLabel ?? pay.empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
        <ol className={classes('pay', numbered && 'ord')} aria-live="polite" tabIndex={0}>
          {lines.map((line) => (
            <li key={line.id}>
              <span className="bet">{line.bet}</span>
              <span className={classes('amt num', tone(line.net))}>{signed(line.net)}</span>
              <span className="how num">{line.how}</span>
              <span className="why">
                {line.tag && (
                  <span className={classes('tag', line.net > 0 && 'win', line.net < 0 && 'loss')}>{line.tag}</span>
                )}
                <Cite rule={line.rule} onOpen={onCite} short />
              </span>
            </li>
          ))}
        </ol>
      )}
      <p className="sum">
        <span>{netLabel ?? pay.net}</span>
        <span className={classes('num', tone(net))}>{signed(net)}</span>
      </p>
    </section>
  )
}
