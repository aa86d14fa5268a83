// What every console stands in: light paper, the lock, the article dialog.

import { createContext, type ReactNode, Suspense, use, useCallback, useState } from 'react'
import { useTitle } from '../app/shell.js'
import { type Theme, useTheme } from '../app/theme.js'
import { articleLabel } from '../i18n/articles.js'
import { useLanguage } from '../i18n/language.js'
import { useRulesOf } from '../i18n/rulebook.js'
import { useStaff } from '../i18n/staff/index.js'
import { Cite } from '../parts/Cite.js'
import { Dialog } from '../parts/Dialog.js'
import { Places } from '../parts/Places.js'
import { LockScreen } from './LockScreen.js'
import './styles/frame.css'
import './styles/work.css'
import './styles/seats.css'
import './styles/forms.css'
import './styles/tables.css'
import './styles/house.css'

interface Cited {
  readonly article: string
  /** One rule that is meant; without it, all that rest on the article. */
  readonly rule?: string | undefined
}

type Open = (cited: Cited) => void
const CiteContext = createContext<Open>(() => undefined)

export const useCite = (): Open => use(CiteContext)

/** The regulation behind a consequence; opens what the rule says. */
export const Rule = ({ cite }: { cite: string }) => {
  const open = useCite()
  return <Cite rule={cite} onOpen={(article) => open({ article, rule: cite })} />
}

const Readings = ({ game, cited }: { game: string; cited: Cited }) => {
  const rules = useRulesOf(game)
  return (
    <dl className="readings">
      {rules
        .filter(({ rule, article }) => (cited.rule ? rule === cited.rule : article === cited.article))
        .map(({ rule, reading }) => (
          <div key={rule}>
            <dt>{rule}</dt>
            <dd>{reading}</dd>
          </div>
        ))}
    </dl>
  )
}

export interface FrameProps {
  title: string
  /** The game whose articles are cited. */
  game?: string | undefined
  locked?: boolean
  onUnlock?: () => void
  theme?: Exclude<Theme, 'dark'>
  children: ReactNode
}

export const Frame = ({ title, game = '', locked = false, onUnlock, theme = 'light', children }: FrameProps) => {
  useTheme(theme)
  useTitle(title)
  const w = useStaff()
  const [cited, setCited] = useState<Cited>()
  const { language } = useLanguage()
  const close = useCallback(() => setCited(undefined), [])
  return (
    <CiteContext value={setCited}>
      <div className="staff">
        <LockScreen locked={locked} onUnlock={onUnlock ?? (() => undefined)}>
          {children}
        </LockScreen>
        <Dialog
          open={cited !== undefined}
          title={cited ? `${w.article} ${articleLabel(cited.article, language)}` : ''}
          onClose={close}
        >
          {cited && (
            <Suspense>
              <Readings game={game} cited={cited} />
            </Suspense>
          )}
          {cited && <Places article={cited.article} />}
        </Dialog>
      </div>
    </CiteContext>
  )
}
