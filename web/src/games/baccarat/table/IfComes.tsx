// «Si sale»: what each result would bring, good and bad at the same size.

import type { View } from '../../../app/types.js'
import { signed } from '../../../i18n/format.js'
import { classes } from '../../../parts/classes.js'
import { PanelHead } from '../../../parts/PanelHead.js'
import { endsFor } from '../ifComes.js'
import { playOf } from '../play.js'
import { useBaccaratWords } from '../words.js'
import '../styles/ends.css'

export const IfComes = ({ view, me }: { view: View; me: string }) => {
  const { ifComes: w, side } = useBaccaratWords().table
  const ends = playOf(view).result ? [] : endsFor(view, me)
  if (ends.length === 0) return null
  return (
    <section className="panel bac-ends" aria-label={w.title}>
      <PanelHead title={w.title} aside={w.mine} />
      <dl className="num">
        {ends.map(({ winner, net, parts }) => (
          <div key={winner}>
            <dt>
              <i className={classes('end', winner)} aria-hidden="true" />
              {w[winner]}
            </dt>
            <dd className={net > 0 ? 'plus' : net < 0 ? 'minus' : ''}>{signed(net)}</dd>
            {parts.length > 1 && (
              <dd className="how">
                {parts
                  .map((part) =>
                    part.net === 0 ? w.returned(side[part.on] ?? part.on) : `${side[part.on]} ${signed(part.net)}`,
                  )
                  .join(' · ')}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
