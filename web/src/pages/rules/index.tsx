// The rulebook by game: every rule the program keeps, and the article it comes from.

import { useId, useMemo, useState } from 'react'
import { api } from '../../app/api.js'
import { usePlace } from '../../app/router.js'
import type { PageProps } from '../../app/routes.js'
import { Failed, PageFrame } from '../../app/shell.js'
import type { RuleInfo } from '../../app/types.js'
import { useLoad } from '../../app/useLoad.js'
import { wordsOf } from '../../app/words.js'
import { GamePicker } from '../../games/picker/GamePicker.js'
import { count } from '../../i18n/format.js'
import { useLanguage } from '../../i18n/language.js'
import { inLanguages } from '../../i18n/rulebook.js'
import { Cite } from '../../parts/Cite.js'
import { Empty } from '../../parts/Empty.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { matching, readable } from './filter.js'
import './rules.css'

const useMine = wordsOf({
  es: {
    title: 'Reglamento',
    lead: 'Cada regla que el programa cumple, en nuestras palabras, con el artículo de donde viene. El texto oficial es el del artículo.',
    games: 'Juego',
    general: 'Reglas generales',
    own: 'Reglas del juego',
    search: 'Buscar en las reglas',
    found: (n: number) => (n === 1 ? '1 regla' : `${count(n)} reglas`),
    none: 'Ninguna regla con esas palabras',
    noneBody: 'Prueba con otra palabra o con un artículo, como II.1.4.',
  },
  en: {
    title: 'Regulation',
    lead: 'Every rule the program keeps, in our own words, with the article it comes from. The official text is the article’s.',
    games: 'Game',
    general: 'General rules',
    own: 'Rules of the game',
    search: 'Search the rules',
    found: (n: number) => (n === 1 ? '1 rule' : `${count(n)} rules`),
    none: 'No rule with those words',
    noneBody: 'Try another word or an article, such as II.1.4.',
  },
})

const Rules = ({ title, rules }: { title: string; rules: readonly RuleInfo[] }) =>
  rules.length === 0 ? null : (
    <section aria-label={title}>
      <h2 className="voice part">{title}</h2>
      <ol className="panel rule-list">
        {rules.map((rule) => (
          <li key={rule.rule} id={rule.rule}>
            <span className="id num">{rule.rule}</span>
            <p>{readable(rule.reading)}</p>
            <Cite article={rule.article} />
          </li>
        ))}
      </ol>
    </section>
  )

const RulesPage = ({ params }: PageProps) => {
  const w = useMine()
  const field = useId()
  const { language } = useLanguage()
  const games = useLoad('games', () => api.games())
  const game = params.game ?? games.data?.games[0]?.id
  const rules = useLoad(`rules ${game}`, async () =>
    game ? inLanguages((await api.game(game)).rules ?? []) : undefined,
  )
  const asked = usePlace().query.get('q') ?? ''
  const [text, setText] = useState(asked)
  const found = useMemo(() => matching(rules.data?.[language] ?? [], text), [rules.data, language, text])
  const title = games.data?.games.find((each) => each.id === game)?.title[language === 'en' ? 'en' : 'es']
  const fault = games.fault ?? rules.fault
  return (
    <PageFrame title={w.title} lead={w.lead}>
      {games.data && <GamePicker label={w.games} base="/rules" games={games.data.games} current={game} />}
      <p className="seek">
        <label htmlFor={field}>{w.search}</label>
        <input
          id={field}
          type="search"
          className="input"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <span className="muted num" role="status">
          {rules.data ? w.found(found.length) : ''}
        </span>
      </p>
      {fault && <Failed fault={fault} onRetry={() => [games, rules].map((each) => each.again())} />}
      {!rules.data && !fault && <Skeleton />}
      {rules.data && found.length === 0 && <Empty title={w.none}>{w.noneBody}</Empty>}
      <Rules
        title={`${w.own}${title ? `: ${title}` : ''}`}
        rules={found.filter((rule) => !rule.rule.startsWith('GEN-'))}
      />
      <Rules title={w.general} rules={found.filter((rule) => rule.rule.startsWith('GEN-'))} />
    </PageFrame>
  )
}

export default RulesPage
