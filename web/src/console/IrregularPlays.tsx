import type { View } from '../app/types.js'
import { useStaff } from '../i18n/staff/index.js'
import { IrregularDrawer } from '../parts/IrregularDrawer.js'
import type { Cause, Causes } from './causes.js'
import { useCite } from './Frame.js'
import { useReading } from './rules.js'

export interface IrregularPlaysProps {
  view: View
  causes: Causes
  /** What this post does about one, and why not now. */
  actionOf: (cause: Cause) => { action: string; because: string | undefined }
  onAct: (cause: Cause) => void
}

/** Irregular plays, each with its rule. */
export const IrregularPlays = ({ view, causes, actionOf, onAct }: IrregularPlaysProps) => {
  const w = useStaff()
  const open = useCite()
  const reading = useReading(view.game)
  return (
    <IrregularDrawer
      article={causes.list[0]?.article ?? ''}
      plays={causes.list.map((each) => ({
        id: each.cause,
        title: w.values[each.cause] ?? each.cause,
        reading: reading(each.rule),
        article: each.article,
        by: (w.values[each.by] ?? each.by).toLowerCase(),
        ...actionOf(each),
      }))}
      onAct={(id) => {
        const found = causes.list.find((each) => each.cause === id)
        if (found) onAct(found)
      }}
      onCite={(article) => open({ article })}
    />
  )
}
