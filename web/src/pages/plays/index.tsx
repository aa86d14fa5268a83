// One's own rounds across tables, a day at a time: what was staked, what came, what came back.

import type { AnswerOf, PlayedRound } from '@tapete/server/wire'
import { useState } from 'react'
import { api, call } from '../../app/api.js'
import { useSpans } from '../../app/playing.js'
import { navigate, usePlace } from '../../app/router.js'
import { Failed, PageFrame } from '../../app/shell.js'
import { useLoad } from '../../app/useLoad.js'
import { familyOf, roundsOf } from '../../games/families.js'
import { customsOf, loadFamilies, loadLists, wordsIn } from '../../games/loaded.js'
import { Result } from '../../games/Result.js'
import { money, signed } from '../../i18n/format.js'
import { useLanguage } from '../../i18n/language.js'
import { useStaff } from '../../i18n/staff/index.js'
import { teller } from '../../i18n/staff/tell.js'
import { Button } from '../../parts/Button.js'
import { Empty } from '../../parts/Empty.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { csvOf, resultOf, saidOf } from './told.js'
import { usePlaysWords } from './words.js'
import './plays.css'

type Told = AnswerOf<'GET /api/me/rounds'>
type Query = { readonly day?: string; readonly game?: string }

/** As many pages as were asked for, with the families that tell them. */
const pagesOf = async (query: Query, pages: number): Promise<Told> => {
  let found = await call('GET /api/me/rounds', { query })
  for (let page = 1; page < pages && found.more; page++) {
    const next = await call('GET /api/me/rounds', { query: { ...query, after: String(found.rounds.length) } })
    found = { ...next, rounds: [...found.rounds, ...next.rounds] }
  }
  const games = found.rounds.map(({ game }) => game)
  await Promise.all([loadFamilies(games), loadLists(games)])
  return found
}

/** What came in a round, in the words of its family, which is here. */
const useSaid = (): ((round: PlayedRound) => string) => {
  const w = usePlaysWords()
  const words = useStaff()
  const { language } = useLanguage()
  return (round) => {
    const family = customsOf(round.game)
    const own = family && saidOf(round, family, teller(words, wordsIn(family, language), round.game))
    return own ?? w.noResult
  }
}

const Net = ({ amount }: { amount: number }) => (
  <b className={amount > 0 ? 'num plus' : amount < 0 ? 'num minus' : 'num'}>{signed(amount)}</b>
)

const Play = ({ round, word, said }: { round: PlayedRound; word: 'es' | 'en'; said: string }) => {
  const w = usePlaysWords()
  const { language } = useLanguage()
  const family = customsOf(round.game)
  const result = family && resultOf(round, family)
  return (
    <tr>
      <td className="num when">
        {new Date(round.at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hour12: false })}
      </td>
      <td className="where">
        <b>{round.title[word]}</b>
        <small className="muted num">
          {round.name} · {w.round[roundsOf(round.game)](round.round)}
        </small>
      </td>
      <td className="came">
        {result !== undefined && (
          <span aria-hidden="true">
            <Result game={round.game} result={result} size="s" />
          </span>
        )}
        <span>{said}</span>
      </td>
      <td className="num" data-label={w.staked}>
        {money(round.staked)}
      </td>
      <td className="num" data-label={w.returned}>
        {money(round.returned)}
      </td>
      <td className="num" data-label={w.net}>
        <Net amount={round.net} />
      </td>
      <td className="go">
        <a href={`/history/${encodeURIComponent(round.table)}/${round.round}`}>
          {w.replay}
          <span className="sr">
            , {round.name}, {w.round[roundsOf(round.game)](round.round)}
          </span>
        </a>
      </td>
    </tr>
  )
}

const Plays = ({ told, word }: { told: Told; word: 'es' | 'en' }) => {
  const w = usePlaysWords()
  const said = useSaid()
  return (
    <div className="panel plays-list">
      <table>
        <thead>
          <tr>
            {[w.time, w.table, w.what].map((each) => (
              <th key={each} scope="col">
                {each}
              </th>
            ))}
            {[w.staked, w.returned, w.net].map((each) => (
              <th key={each} scope="col" className="r">
                {each}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {told.rounds.map((round) => (
            <Play key={`${round.table} ${round.round}`} round={round} word={word} said={said(round)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const PlaysPage = () => {
  const w = usePlaysWords()
  const said = useSaid()
  const { day: dayName } = useSpans()
  const { language } = useLanguage()
  const word = language === 'en' ? 'en' : 'es'
  const { query } = usePlace()
  const [day, game] = [query.get('day'), query.get('game')]
  const asked: Query = { ...(day !== null && { day }), ...(game !== null && { game }) }
  const key = `${day} ${game}`
  const [shown, setShown] = useState({ key, pages: 1 })
  const pages = shown.key === key ? shown.pages : 1
  const { data, fault, again } = useLoad(`plays ${key} ${pages}`, () => pagesOf(asked, pages), { keep: true })
  const games = useLoad('plays games', async () => (await api.games()).games.filter(({ id }) => familyOf(id)))
  const go = (next: Query) => {
    const text = new URLSearchParams({ ...asked, ...next })
    for (const name of ['day', 'game']) if (text.get(name) === '') text.delete(name)
    navigate(text.size > 0 ? `/plays?${text}` : '/plays', { replace: true })
  }
  /** Nothing to choose from: there has been no play at all. */
  const fresh = data?.days.length === 0 && day === null && game === null
  const sums = data?.days.find((each) => each.day === data.day)
  const download = async () => {
    const whole = await pagesOf({ ...asked, ...(data?.day && { day: data.day }) }, Number.POSITIVE_INFINITY)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([csvOf(whole.rounds, w.columns, word, said)], { type: 'text/csv' }))
    link.download = `tapete-${whole.day}.csv`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <PageFrame title={w.title} lead={w.lead} className="plays">
      <div className="asked">
        {!fresh && (
          <>
            <label className="field">
              <span>{w.day}</span>
              <select value={data?.day ?? ''} onChange={({ currentTarget }) => go({ day: currentTarget.value })}>
                {data?.day && !sums && <option value={data.day}>{dayName(`${data.day}T12:00:00`)}</option>}
                {data?.days.map((each) => (
                  <option key={each.day} value={each.day}>
                    {dayName(`${each.day}T12:00:00`)} · {signed(each.net)}
                  </option>
                ))}
              </select>
            </label>
            <label className="field">
              <span>{w.game}</span>
              <select value={game ?? ''} onChange={({ currentTarget }) => go({ game: currentTarget.value })}>
                <option value="">{w.anyGame}</option>
                {games.data?.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title[word]}
                  </option>
                ))}
              </select>
            </label>
          </>
        )}
        <a className="btn" href="/account">
          {w.year}
        </a>
        {data && data.rounds.length > 0 && <Button onClick={download}>{w.csv}</Button>}
      </div>
      {sums && (
        <dl className="sums">
          {(
            [
              [w.staked, money(sums.staked)],
              [w.returned, money(sums.staked + sums.net)],
            ] as const
          ).map(([name, amount]) => (
            <div key={name} className="panel">
              <dt>{name}</dt>
              <dd className="num voice">{amount}</dd>
            </div>
          ))}
          <div className="panel">
            <dt>{w.net}</dt>
            <dd className="voice">
              <Net amount={sums.net} />
            </dd>
          </div>
        </dl>
      )}
      {!data && fault && <Failed fault={fault} onRetry={again} />}
      {!data && !fault && <Skeleton />}
      {data && data.rounds.length === 0 && (
        <Empty
          title={w.empty}
          action={
            <a className="btn main" href="/">
              {w.go}
            </a>
          }
        >
          {w.emptyBody}
        </Empty>
      )}
      {data && data.rounds.length > 0 && <Plays told={data} word={word} />}
      {data?.more && <Button onClick={() => setShown({ key, pages: pages + 1 })}>{w.more}</Button>}
    </PageFrame>
  )
}

export default PlaysPage
