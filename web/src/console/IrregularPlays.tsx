import type { View } from '../app/types.js'
import { useStaff } from '../i18n/staff/index.js'
import { IrregularDrawer } from '../parts/IrregularDrawer.js'
import { type Cause, causesOf, refusalOf } from './causes.js'
import { useCite } from './Frame.js'
import { useReading } from './rules.js'

export interface IrregularPlaysProps {
  view: View
  /** What is different for this post where another settles it. */
  otherwise: (cause: Cause) => { action?: string; because?: string | undefined } | undefined
  onAct: (cause: Cause) => void
}

/** Irregular plays, each with its rule, who settles it, and why not now. */
export const IrregularPlays = ({ view, otherwise, onAct }: IrregularPlaysProps) => {
  const w = useStaff()
  const open = useCite()
  const reading = useReading(view.game)
  const { way, list } = causesOf(view)
  const words = w.pit.irregular[way]
  const against = (cause: Cause): string | undefined => {
    const code = refusalOf(view, cause)
    if (code === undefined) return undefined
    return code === 'not-now' || code === 'cannot-have-happened' ? words.notNow : (w.refusals[code] ?? words.notNow)
  }
  return (
    <IrregularDrawer
      article={list[0]?.article ?? ''}
      plays={list.map((each) => ({
        id: each.cause,
        title: w.values[each.cause] ?? each.cause,
        reading: reading(each.rule),
        article: each.article,
        by: (w.values[each.by] ?? each.by).toLowerCase(),
        ...{ action: words.settle(each.by), because: against(each) },
        ...otherwise(each),
      }))}
      onAct={(id) => {
        const found = list.find((each) => each.cause === id)
        if (found) onAct(found)
      }}
      onCite={(article) => open({ article })}
    />
  )
}
