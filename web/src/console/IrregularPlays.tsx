import type { View } from '../app/types.js'
import { useStaff } from '../i18n/staff/index.js'
import { IrregularDrawer } from '../parts/IrregularDrawer.js'
import type { Causes } from './causes.js'
import { useCite } from './Frame.js'
import { useReading } from './rules.js'

export interface IrregularPlaysProps {
  view: View
  causes: Causes
  /** What this post does about one. */
  action: string
  because: string | undefined
  onAct: (cause: string) => void
}

/** The causes that void a spin, each with its rule. */
export const IrregularPlays = ({ view, causes, action, because, onAct }: IrregularPlaysProps) => {
  const w = useStaff()
  const open = useCite()
  const reading = useReading(view.game)
  return (
    <IrregularDrawer
      article={causes.list[0]?.article ?? ''}
      plays={causes.list.map(({ cause, article, rule }) => ({
        id: cause,
        title: w.values[cause] ?? cause,
        reading: reading(rule),
        article,
        by: (w.values[causes.by] ?? causes.by).toLowerCase(),
        action,
        because,
      }))}
      onAct={onAct}
      onCite={(article) => open({ article })}
    />
  )
}
