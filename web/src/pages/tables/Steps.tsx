// What is asked of a new table, step by step.

import type { AnyGame, Config, Json } from '@tapete/engine'
import { useState } from 'react'
import type { GameInfo } from '../../app/types.js'
import { Columns } from '../../console/Columns.js'
import { useOptionWords } from '../../console/optionWords.js'
import { articleLabel } from '../../i18n/articles.js'
import { useLanguage } from '../../i18n/language.js'
import { useTeller } from '../../i18n/staff/index.js'
import { type Attended, type Draft, isAsked, kindsOf, LIMITS, type Limit, MONEY_OPTIONS } from './draft.js'
import { OptionField } from './OptionField.js'
import { useTableWords } from './words.js'

export interface StepProps {
  draft: Draft
  change: (part: Partial<Draft>) => void
}

export interface OfGame extends StepProps {
  game: AnyGame
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const ChooseGame = ({ draft, change, games }: StepProps & { games: readonly GameInfo[] }) => {
  const w = useTableWords().wizard
  const { language: spoken } = useLanguage()
  const language = spoken === 'en' ? 'en' : 'es'
  const [text, setText] = useState('')
  const found = games.filter(({ title }) => plain(title[language]).includes(plain(text.trim())))
  return (
    <>
      <label className="field">
        <span>{w.find}</span>
        <input type="search" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </label>
      <fieldset className="games" aria-label={w.steps.game}>
        {found.map(({ id, title, source }) => (
          <button
            key={id}
            type="button"
            className="pick"
            aria-pressed={draft.game === id}
            onClick={() => change({ game: id })}
          >
            <b>{title[language]}</b>
            <small>{articleLabel(source, spoken)}</small>
          </button>
        ))}
      </fieldset>
    </>
  )
}

const ATTENDED: readonly Attended[] = ['live', 'digital', 'robot']

const Attending = ({ draft, change }: StepProps) => {
  const w = useTableWords().wizard
  const word = { live: w.live, digital: w.digital, robot: w.machine }
  const body = { live: w.liveBody, digital: w.digitalBody, robot: w.machineBody }
  return (
    <div className="option">
      <div>
        <p>
          <b>{w.who}</b>
        </p>
        <p className="muted about">{body[draft.attended]}</p>
      </div>
      <fieldset className="seg" aria-label={w.who}>
        {ATTENDED.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={draft.attended === each}
            onClick={() => change({ attended: each })}
          >
            {word[each]}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

const setterOf =
  ({ draft, change }: StepProps) =>
  (option: string) =>
  (value: Json): void =>
    change({ config: { ...draft.config, [option]: value } })

export const ChooseOptions = ({ draft, change, game }: OfGame) => {
  const w = useTableWords().wizard
  const language = useLanguage().language === 'en' ? 'en' : 'es'
  const words = useOptionWords(game.id)
  const set = setterOf({ draft, change })
  const own = Object.entries(game.settings).filter(
    ([name]) => !MONEY_OPTIONS.includes(name) && name !== LIMITS && isAsked(game, name),
  )
  return (
    <>
      <h3 className="voice">{w.optionsOf(game.title[language])}</h3>
      <p className="muted">{w.optionsLead}</p>
      <Attending draft={draft} change={change} />
      {own.map(([option, setting]) => (
        <OptionField
          key={`${game.id} ${option}`}
          {...{ option, setting, words }}
          value={draft.config[option] ?? setting.default}
          onChange={set(option)}
        />
      ))}
    </>
  )
}

const KindLimits = ({ draft, change, game }: OfGame) => {
  const w = useTableWords().wizard
  const tell = useTeller(game.id)
  const limits = (draft.config[LIMITS] ?? {}) as { readonly [kind: string]: Partial<Limit> }
  const set = (kind: string, which: 'min' | 'max', text: string) => {
    const clean = text.replace(/[.\s$]/g, '')
    const { [which]: _, ...rest } = limits[kind] ?? {}
    const mine = clean === '' ? rest : { ...rest, [which]: /^\d+$/.test(clean) ? Number(clean) : clean }
    const { [kind]: _gone, ...others } = limits
    const next = Object.keys(mine).length === 0 ? others : { ...others, [kind]: mine }
    change({ config: { ...draft.config, [LIMITS]: next as Json } })
  }
  return (
    <table className="kind-limits">
      <Columns names={[[w.kind], [w.min, 'r'], [w.max, 'r']]} />
      <tbody>
        {kindsOf(game).map((kind) => (
          <tr key={kind}>
            <th scope="row">{tell.value('kind', kind)}</th>
            {(['min', 'max'] as const).map((which) => (
              <td key={which} className="r">
                <input
                  type="text"
                  inputMode="numeric"
                  autoComplete="off"
                  aria-label={`${tell.value('kind', kind)}, ${which === 'min' ? w.min : w.max}`}
                  value={limits[kind]?.[which] ?? ''}
                  placeholder={String(draft.config[which] ?? '')}
                  onChange={(event) => set(kind, which, event.currentTarget.value)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const ChooseLimits = ({ draft, change, game }: OfGame) => {
  const w = useTableWords().wizard
  const words = useOptionWords(game.id)
  const set = setterOf({ draft, change })
  return (
    <>
      <p className="muted">{w.limitsLead}</p>
      {MONEY_OPTIONS.flatMap((option) => {
        const setting = game.settings[option]
        const value = draft.config[option] ?? setting?.default ?? null
        return setting
          ? [
              <OptionField
                key={`${game.id} ${option}`}
                {...{ option, setting, words, value }}
                plain
                onChange={set(option)}
              />,
            ]
          : []
      })}
      {game.settings[LIMITS] && (
        <>
          <h3 className="caps">{w.byKind}</h3>
          <KindLimits {...{ draft, change, game }} />
        </>
      )}
    </>
  )
}

export const ChoosePlace = ({ draft, change, rooms }: StepProps & { rooms: readonly string[] }) => {
  const w = useTableWords().wizard
  return (
    <>
      <label className="field">
        <span>{w.room}</span>
        <input
          type="text"
          list="rooms-of-the-house"
          maxLength={40}
          value={draft.room}
          onChange={(event) => change({ room: event.currentTarget.value })}
        />
      </label>
      <datalist id="rooms-of-the-house">
        {rooms.map((room) => (
          <option key={room} value={room} />
        ))}
      </datalist>
      <label className="field">
        <span>{w.name}</span>
        <input
          type="text"
          maxLength={40}
          autoComplete="off"
          value={draft.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={draft.display}
          onChange={(event) => change({ display: event.currentTarget.checked })}
        />
        <span>{w.display}</span>
      </label>
    </>
  )
}

/** What the table differs by from what its game has by itself. */
export const Changed = ({ game, config }: { game: AnyGame; config: Config }) => {
  const words = useOptionWords(game.id)
  const tell = useTeller(game.id)
  const told = (option: string, value: Json): string => {
    if (option === LIMITS)
      return Object.keys(value as object)
        .map((kind) => tell.value('kind', kind))
        .join(', ')
    const setting = game.settings[option]
    if (setting?.kind === 'integer')
      return value === null
        ? '—'
        : tell.value('amount', value).replace(/^\$/, MONEY_OPTIONS.includes(option) ? '$' : '')
    return words.value(option, value)
  }
  return (
    <>
      {Object.entries(config).map(([option, value]) => (
        <div key={option}>
          <dt>{words.name(option)}</dt>
          <dd>{told(option, value)}</dd>
        </div>
      ))}
    </>
  )
}
