// One round again, step by step, on the same cloth.

import { Suspense, useEffect, useState } from 'react'
import { api } from '../../app/api.js'
import { Failed } from '../../app/shell.js'
import type { RuleInfo, TableState } from '../../app/types.js'
import { useLoad } from '../../app/useLoad.js'
import { useFamily, useFamilyWords } from '../../games/loaded.js'
import { Result } from '../../games/Result.js'
import { resultAt } from '../../games/stakesAt.js'
import { useMessages } from '../../i18n/language.js'
import { useInLanguage } from '../../i18n/rulebook.js'
import { useTeller } from '../../i18n/staff/index.js'
import { Cite } from '../../parts/Cite.js'
import { ReplayScrubber } from '../../parts/ReplayScrubber.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { useGame } from '../table/useGame.js'
import { useEarlier } from './earlier.js'
import { replayOf } from './rounds.js'
import { useHistoryWords } from './words.js'

const STEP_MS = 700

const time = (at: string, language: string): string =>
  new Date(at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false })

/** What the rule behind a step says. */
const Why = ({ rules }: { rules: readonly RuleInfo[] }) => {
  const w = useHistoryWords()
  const [found] = useInLanguage(rules)
  return (
    found && (
      <p>
        <b>{w.why}</b> {found.reading}
      </p>
    )
  )
}

export const Replay = ({ state, round }: { state: TableState; round: number }) => {
  const w = useHistoryWords()
  const m = useMessages()
  const { table } = state
  const game = useGame(table.game)
  const loaded = useLoad(`round ${table.id} ${round}`, () => api.round(table.id, round))
  const before = useEarlier(table.id, table.game, loaded.data?.from)
  const [at, setAt] = useState(0)
  const [playing, setPlaying] = useState(false)
  const tell = useTeller(table.game)
  const family = useFamily(table.game)
  const own = useFamilyWords(table.game)
  const steps = loaded.data
    ? replayOf(loaded.data.entries, { spots: game.spots, w, own, family, tell: tell.event })
    : []
  const last = steps.length - 1
  useEffect(() => {
    if (!playing) return
    if (at >= last) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => setAt(at + 1), STEP_MS)
    return () => clearTimeout(timer)
  }, [playing, at, last])
  if (loaded.fault) return <Failed fault={loaded.fault} onRetry={loaded.again} />
  if (!loaded.data || !before || !game.spots.length) return <Skeleton />
  const me = state.you.seat === null ? null : `seat:${state.you.seat}`
  const events = steps.slice(0, at + 1).map(({ event }) => event)
  const result = resultAt(events, family.resultOf ?? (() => undefined), family.voidedBy)
  const step = steps[at]
  return (
    <div className="replay-page">
      <family.Past view={state.view} spots={game.spots} events={events} before={before} me={me} />
      <section className="panel scrubber">
        <ReplayScrubber
          steps={steps}
          at={Math.min(at, Math.max(0, last))}
          playing={playing}
          onSeek={(to) => {
            setPlaying(false)
            setAt(to)
          }}
          onPlay={(on) => {
            if (on && at >= last) setAt(0)
            setPlaying(on)
          }}
          detail={step && w.entry(step.version, time(step.at, m.language))}
        />
        <p className="here">
          {step && <Cite rule={step.rule} named short />}
          {result !== null && <Result game={table.game} result={result} />}
          <span className="muted">{w.key}</span>
        </p>
        <Suspense>
          <Why rules={game.rules.filter(({ rule }) => rule === step?.rule)} />
        </Suspense>
      </section>
      <ol className="panel told">
        {steps.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are positional
          <li key={index}>
            <button type="button" aria-current={index === at ? 'step' : undefined} onClick={() => setAt(index)}>
              <i className={each.kind} aria-hidden="true" />
              <span>{each.label}</span>
            </button>
            <Cite rule={each.rule} short />
          </li>
        ))}
      </ol>
    </div>
  )
}
