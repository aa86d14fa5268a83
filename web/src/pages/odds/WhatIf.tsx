// The options of the game as controls, what each is worth, and the odds as files.

import type { AnyGame } from '@tapete/engine'
import { useState } from 'react'
import { call } from '../../app/api.js'
import { saveFile } from '../../app/saveFile.js'
import { useOptionWords } from '../../console/optionWords.js'
import { useFamily, useFamilyWords } from '../../games/loaded.js'
import { useMessages } from '../../i18n/language.js'
import { Button } from '../../parts/Button.js'
import { OptionField } from '../tables/OptionField.js'
import { type Change, changesBetween, csvOf, type Given, optionsOf, othersOf } from './whatIf.js'
import { useOddsWords } from './words.js'

interface WhatIfProps {
  game: string
  config: Given
  onChange: (config: Given) => void
}

const ask = (id: string, config: Given) => call('POST /api/games/:id/odds', { params: { id }, body: { config } })

interface Worth {
  readonly option: string
  readonly value: string
  readonly changes: readonly Change[]
}

/** Each option turned by itself, one after another: a game of decisions is seconds of work each time. */
const useWorths = (game: AnyGame, config: Given) => {
  const words = useOptionWords(game.id)
  const [worths, setWorths] = useState<readonly Worth[]>()
  const [left, setLeft] = useState(0)
  const find = async () => {
    const turns = optionsOf(game).flatMap(([option, setting]) =>
      othersOf(setting, config[option] ?? setting.default).map((value) => ({ option, value })),
    )
    setLeft(turns.length + 1)
    setWorths([])
    try {
      const before = await ask(game.id, config)
      for (const { option, value } of turns) {
        setLeft((now) => now - 1)
        const after = await ask(game.id, { ...config, [option]: value })
        const told = { option, value: words.value(option, value), changes: changesBetween(before, after) }
        setWorths((all = []) => [...all, told])
      }
    } finally {
      setLeft(0)
    }
  }
  return { worths, left, find }
}

const Worths = ({ game, config }: { game: AnyGame; config: Given }) => {
  const w = useOddsWords()
  const words = useOptionWords(game.id)
  const { kinds } = useFamilyWords(game.id)
  const m = useMessages()
  const { worths, left, find } = useWorths(game, config)
  const share = (value: number): string => m.percent(Math.round(value * 1e6), 1e6)
  if (!optionsOf(game).some(([, setting]) => othersOf(setting, setting.default).length > 0)) return null
  return (
    <div className="option-worths">
      <Button aria-busy={left > 0} onClick={() => left === 0 && find()}>
        {left > 0 ? w.working(left) : w.worths}
      </Button>
      {worths && (
        <ul aria-live="polite">
          {worths.map(({ option, value, changes }) => (
            <li key={`${option} ${value}`}>
              <b>
                {words.name(option)}: {value}
              </b>
              {changes.length === 0 && <span className="muted">{w.noChange}</span>}
              {changes.map(({ kind, from, to }) => (
                <span key={kind ?? ''} className="num">
                  {kind === undefined ? w.whole : (kinds[kind] ?? kind)}: {share(from)} → {share(to)} (
                  {to < from ? '−' : '+'}
                  {share(Math.abs(to - from))})
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export const WhatIf = ({ game: id, config, onChange }: WhatIfProps) => {
  const w = useOddsWords()
  const words = useOptionWords(id)
  const game = useFamily(id).games.find((each) => each.id === id)
  if (!game) return null
  const options = optionsOf(game)
  const save = async (kind: 'csv' | 'json') => {
    const odds = await ask(id, config)
    const text = kind === 'csv' ? csvOf(odds) : `${JSON.stringify(odds, null, 2)}\n`
    saveFile(`${id}.${kind}`, new Blob([text], { type: kind === 'csv' ? 'text/csv' : 'application/json' }))
  }
  return (
    <section className="panel what-if" aria-label={w.whatIf}>
      <div className="head">
        <h2 className="caps">{w.whatIf}</h2>
        <span className="files">
          <Button onClick={() => save('csv')}>CSV</Button>
          <Button onClick={() => save('json')}>JSON</Button>
        </span>
      </div>
      {options.length === 0 && <p className="muted">{w.noOptions}</p>}
      <div className="options">
        {options.map(([option, setting]) => (
          <OptionField
            key={option}
            {...{ option, setting, words }}
            plain
            value={config[option] ?? setting.default}
            onChange={(value) => onChange({ ...config, [option]: value })}
          />
        ))}
      </div>
      {Object.keys(config).length > 0 && (
        <p>
          <Button look="quiet" onClick={() => onChange({})}>
            {w.asUsual}
          </Button>
        </p>
      )}
      <Worths key={JSON.stringify(config)} game={game} config={config} />
    </section>
  )
}
