import type { View } from '../app/types.js'
import { useFamilyWords } from '../games/loaded.js'
import { useReading } from '../i18n/rulebook.js'
import { useTeller } from '../i18n/staff/index.js'
import { IrregularDrawer } from '../parts/IrregularDrawer.js'
import { type Cause, causesOf, neverDeclared, refusalOf } from './causes.js'
import { useCite } from './Frame.js'

export interface IrregularPlaysProps {
  view: View
  /** Whether results are drawn there. */
  mode: string
  /** What is different for this post where another settles it. */
  otherwise: (cause: Cause) => { action?: string; because?: string | undefined } | undefined
  onAct: (cause: Cause) => void
}

/** Irregular plays, each with its rule, who settles it, and why not now. */
export const IrregularPlays = ({ view, mode, otherwise, onAct }: IrregularPlaysProps) => {
  const tell = useTeller(view.game)
  const { staff: words } = useFamilyWords(view.game)
  const open = useCite()
  const reading = useReading(view.game)
  const list = causesOf(view)
  const never = neverDeclared(view.game, mode)
  const against = (cause: Cause): string | undefined => {
    const code = never ?? refusalOf(view, cause)
    if (code === undefined) return undefined
    return code === 'not-now' ? words.notNow : (tell.refusal(code) ?? words.notNow)
  }
  return (
    <IrregularDrawer
      rule={list[0]?.rule}
      plays={list.map((each) => ({
        id: each.cause,
        title: tell.value('cause', each.cause),
        reading: reading(each.rule),
        rule: each.rule,
        by: tell.value('by', each.by).toLowerCase(),
        ...{ action: words.settle(each.by), because: against(each) },
        ...(never ? undefined : otherwise(each)),
      }))}
      onAct={(id) => {
        const found = list.find((each) => each.cause === id)
        if (found) onAct(found)
      }}
      onCite={(article) => open({ article })}
    />
  )
}
