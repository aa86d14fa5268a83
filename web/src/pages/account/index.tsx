// A player's own page: how much they play, what they allow themselves, a pause, and the year.

import { call } from '../../app/api.js'
import { minutesBetween, type Playing, REMINDERS, useReminder, useSpans } from '../../app/playing.js'
import { Failed, PageFrame } from '../../app/shell.js'
import { useLoad } from '../../app/useLoad.js'
import { money, signed } from '../../i18n/format.js'
import { Notice } from '../../parts/Notice.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { Limits } from './Limits.js'
import { Pause } from './Pause.js'
import { useAccountWords } from './words.js'
import { Year } from './Year.js'
import './account.css'

const Sums = ({ told }: { told: Playing }) => {
  const w = useAccountWords()
  const { span } = useSpans()
  return (
    <section className="box panel" aria-label={w.playing}>
      <h2 className="voice">{w.playing}</h2>
      {told.since && <p>{w.since(span(minutesBetween(told.since, told.now)))}</p>}
      <div className="periods">
        {told.periods.map(({ period, net, staked, minutes }) => (
          <dl key={period}>
            <dt className="caps">{w.period[period]}</dt>
            <dd>
              <span>{w.net}</span> <b className="num">{signed(net)}</b>
            </dd>
            <dd>
              <span>{w.staked}</span> <b className="num">{money(staked)}</b>
            </dd>
            <dd>
              <span>{w.time}</span> <b className="num">{span(minutes)}</b>
            </dd>
          </dl>
        ))}
      </div>
    </section>
  )
}

const Reminder = ({ most }: { most: number }) => {
  const w = useAccountWords()
  const [every, choose] = useReminder(most)
  const offered = [...new Set([...REMINDERS.filter((minutes) => minutes < most), most])]
  return (
    <section className="box panel" aria-label={w.reminder}>
      <h2 className="voice">{w.reminder}</h2>
      <p className="muted">{w.reminderBody}</p>
      <fieldset className="field picks">
        <legend className="sr">{w.reminder}</legend>
        <div>
          {offered.map((minutes) => (
            <button
              key={minutes}
              type="button"
              className="pick"
              aria-pressed={minutes === every}
              onClick={() => choose(minutes)}
            >
              {w.every(minutes)}
            </button>
          ))}
        </div>
      </fieldset>
    </section>
  )
}

export default () => {
  const w = useAccountWords()
  const { day } = useSpans()
  const { data, fault, again } = useLoad('my-play', () => call('GET /api/me/play'), { keep: true, everyMs: 30_000 })
  return (
    <PageFrame title={w.title} lead={w.lead} className="my-account">
      {!data && fault && <Failed fault={fault} onRetry={again} />}
      {!data && !fault && <Skeleton />}
      {data && (
        <>
          {data.exclusion && (
            <Notice kind="info" title={data.exclusion.until ? w.excluded(day(data.exclusion.until)) : w.excludedOpen}>
              {w.excludedBody}
            </Notice>
          )}
          <Sums told={data} />
          <div className="two">
            <Limits told={data} onChange={again} />
            <div className="stack">
              <Reminder most={data.thresholds.reminderMinutes} />
              <Pause onChange={again} />
            </div>
          </div>
          <Year />
        </>
      )}
    </PageFrame>
  )
}
