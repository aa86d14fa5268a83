// A table from nothing, or from another one: its game, what the regulation leaves to the house, its limits, its place.

import { Suspense, useEffect, useRef, useState } from 'react'
import { api, call, faultOf } from '../../app/api.js'
import { useRoomNames } from '../../app/rooms.js'
import type { Fault } from '../../app/types.js'
import { useCurrentInView } from '../../app/useCurrentInView.js'
import { useLoad } from '../../app/useLoad.js'
import { useOptionWords } from '../../console/optionWords.js'
import { Refused } from '../../console/Refused.js'
import { familyOf } from '../../games/families.js'
import { loadFamily } from '../../games/loaded.js'
import { useLanguage, useMessages } from '../../i18n/language.js'
import { AboutGame } from '../../i18n/rounds.js'
import { Button } from '../../parts/Button.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { chosen, configured, type Draft, useDraft } from './draft.js'
import { Changed, ChooseGame, ChooseLimits, ChooseOptions, ChoosePlace } from './Steps.js'
import { useTableWords } from './words.js'

const STEPS = ['game', 'options', 'limits', 'place', 'open'] as const
type Step = (typeof STEPS)[number]

export interface NewTableProps {
  from: Draft | undefined
  rooms: readonly string[]
  /** Where the games of its family are played. */
  roomOf: (game: string) => string | undefined
  /** Names that are taken, so that the next one is proposed. */
  names: readonly string[]
  onClose: () => void
  onMade: (made: { readonly id: string; readonly name: string; readonly open: boolean }) => void
}

const nextName = (names: readonly string[]): string => {
  const numbers = names.flatMap((name) => /(\d+)$/.exec(name)?.[1] ?? []).map(Number)
  return `Mesa ${Math.max(0, ...numbers) + 1}`
}

/** What the house keeps of every bet with these options. */
const Edge = ({ game, config }: { game: string; config: Draft['config'] }) => {
  const w = useTableWords().wizard
  const m = useMessages()
  const key = JSON.stringify(config)
  const { data } = useLoad(`edge ${game} ${key}`, () =>
    call('POST /api/games/:id/odds', { params: { id: game }, body: { config } }),
  )
  if (!data) return <dd>{w.computing}</dd>
  const edges = data.bets.map(({ houseEdge }) => houseEdge).toSorted((a, b) => a - b)
  const own = Object.values(data).find(
    (part): part is { houseEdge: number } => typeof part === 'object' && part !== null && 'houseEdge' in part,
  )
  const all = own ? [own.houseEdge] : edges
  const shown = (edge: number): string => m.percent(Math.round(edge * 1e6), 1e6)
  const [least, most] = [all[0] ?? 0, all.at(-1) ?? 0]
  return <dd className="num">{least === most ? shown(least) : w.edgeRange(shown(least), shown(most))}</dd>
}

const Summary = ({ draft }: { draft: Draft }) => {
  const w = useTableWords().wizard
  const language = useLanguage().language === 'en' ? 'en' : 'es'
  const roomName = useRoomNames()
  const { game, wrong } = configured(draft)
  if (!game) return <p className="muted">{w.noGame}</p>
  const config = chosen(game, draft.config)
  return (
    <>
      <dl>
        <div>
          <dt>{w.steps.game}</dt>
          <dd>{game.title[language]}</dd>
        </div>
        <div>
          <dt>{w.who}</dt>
          <dd>{{ live: w.live, digital: w.digital, robot: w.machine }[draft.attended]}</dd>
        </div>
        {(draft.room || draft.name) && (
          <div>
            <dt>{w.steps.place}</dt>
            <dd>{[roomName(draft.room), draft.name].filter(Boolean).join(', ')}</dd>
          </div>
        )}
        <Changed game={game} config={config} />
        {!wrong && (
          <div>
            <dt>{w.edge}</dt>
            <Edge game={game.id} config={config} />
          </div>
        )}
      </dl>
      <p className="muted">{w.asUsual}</p>
    </>
  )
}

const missing = (draft: Draft): Step | undefined => {
  if (!draft.game) return 'game'
  return draft.room.trim() === '' || draft.name.trim() === '' ? 'place' : undefined
}

const useMaking = (draft: Draft, onMade: NewTableProps['onMade']) => {
  const [fault, setFault] = useState<Fault>()
  const [busy, setBusy] = useState(false)
  const make = async () => {
    const { game } = configured(draft)
    if (!game || busy) return
    setBusy(true)
    setFault(undefined)
    const robot = draft.attended === 'robot'
    try {
      const { table } = await call('POST /api/tables', {
        body: {
          ...{ game: draft.game, config: chosen(game, draft.config), display: draft.display },
          ...{ room: draft.room.trim(), name: draft.name.trim(), mode: draft.attended === 'live' ? 'live' : 'digital' },
          ...(robot && { robot, open: true }),
        },
      })
      onMade({ id: table.id, name: table.name, open: robot })
    } catch (error) {
      setFault(faultOf(error))
      setBusy(false)
    }
  }
  return { fault, forget: () => setFault(undefined), busy, make }
}

/** The rules of the game are here before its options are asked for. */
const useLoaded = (game: string): boolean => {
  const { data } = useLoad(`rules ${game}`, async () => {
    if (familyOf(game)) await loadFamily(game)
    return game
  })
  return game !== '' && data === game
}

const Wrong = ({ draft }: { draft: Draft }) => {
  const w = useTableWords().wizard
  const { name } = useOptionWords(draft.game)
  const { wrong } = configured(draft)
  if (!wrong) return null
  return (
    <p className="minus" role="status">
      {w.wrong(name(wrong.option))}: {w[wrong.why]}
    </p>
  )
}

export const NewTable = ({ from, rooms, roomOf, names, onClose, onMade }: NewTableProps) => {
  const w = useTableWords().wizard
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const { draft, change, clear } = useDraft(from)
  const [step, setStep] = useState<Step>(from ? 'options' : 'game')
  const steps = useCurrentInView<HTMLOListElement>(step)
  const games = useLoad('games', () => api.games())
  const loaded = useLoaded(draft.game)
  const { fault, forget, busy, make } = useMaking(draft, (made) => {
    clear()
    onMade(made)
  })
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const go = (to: Step) => {
    setStep(to)
    if (to === 'place' && draft.name === '')
      change({ name: nextName(names), room: draft.room || (roomOf(draft.game) ?? rooms[0] ?? '') })
    body.current?.scrollTo(0, 0)
  }
  const at = STEPS.indexOf(step)
  const following = STEPS[at + 1]
  const before = STEPS[at - 1]
  const { game, wrong } = loaded ? configured(draft) : { game: undefined, wrong: undefined }
  const lacks = missing(draft)
  const because = !loaded ? w.noGame : wrong ? w[wrong.why] : lacks && step === 'open' ? w.steps[lacks] : undefined
  return (
    <dialog ref={dialog} className="new-table" aria-labelledby="new-table-title" onClose={onClose}>
      <header>
        <h2 className="voice" id="new-table-title">
          {w.title}
        </h2>
        <p className="muted">{draft.from ? w.copied(draft.from) : w.lead}</p>
        <Button look="quiet" onClick={() => dialog.current?.close()}>
          {w.close}
        </Button>
      </header>
      <div className="parts">
        <ol className="steps-of" ref={steps}>
          {STEPS.map((each, index) => (
            <li key={each}>
              <button
                type="button"
                aria-current={each === step ? 'step' : undefined}
                disabled={each !== 'game' && !loaded}
                onClick={() => go(each)}
              >
                <span className="n num">{index < at ? '✓' : index + 1}</span>
                {w.steps[each]}
              </button>
            </li>
          ))}
        </ol>
        <div className="asked" ref={body}>
          <Refused fault={fault} onClose={forget} />
          <AboutGame game={loaded ? draft.game : undefined}>
            <Suspense fallback={<Skeleton />}>
              {step === 'game' && (
                <ChooseGame {...{ draft, change }} games={games.data?.games.filter(({ id }) => familyOf(id)) ?? []} />
              )}
              {step === 'options' && game && <ChooseOptions {...{ draft, change, game }} />}
              {step === 'limits' && game && <ChooseLimits {...{ draft, change, game }} />}
              {step === 'place' && <ChoosePlace {...{ draft, change, rooms }} />}
              {loaded && <Wrong draft={draft} />}
            </Suspense>
          </AboutGame>
        </div>
        <aside className={step === 'open' ? 'summary shown' : 'summary'} aria-label={w.review}>
          <h3 className="caps">{w.review}</h3>
          {loaded && (
            <AboutGame game={draft.game}>
              <Suspense fallback={<Skeleton />}>
                <Summary draft={draft} />
              </Suspense>
            </AboutGame>
          )}
        </aside>
      </div>
      <footer>
        {before && <Button onClick={() => go(before)}>{w.back}</Button>}
        <Button look="quiet" onClick={clear}>
          {w.clear}
        </Button>
        {following ? (
          <Button look="main" because={because} onClick={() => go(following)}>
            {w.next(w.steps[following] ?? '')}
          </Button>
        ) : (
          <Button look="main" because={because} aria-busy={busy} onClick={make}>
            {draft.attended === 'robot' ? w.makeOpen : w.make}
          </Button>
        )}
      </footer>
    </dialog>
  )
}
