import type { DeviceReport } from '@tapete/server/wire'
import { call } from '../../app/api.js'
import { Failed } from '../../app/shell.js'
import { useLoad } from '../../app/useLoad.js'
import { count } from '../../i18n/format.js'
import { useMessages } from '../../i18n/language.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { useWatchWords } from './words.js'

/** Less is nothing to anybody who reads it. */
const LEAST = 1e-6

const useSmall = (): ((value: number) => string) => {
  const { language } = useMessages()
  const written = (value: number) => value.toLocaleString(language, { maximumSignificantDigits: 2 })
  return (value) => (value < LEAST ? `< ${written(LEAST)}` : written(value))
}

const Counts = ({ report }: { report: DeviceReport }) => {
  const w = useWatchWords()
  const places = report.counts.reduce((sum, each) => sum + each.places, 0)
  const most = Math.max(1, ...report.counts.map((each) => each.count))
  return (
    <details>
      <summary>{w.counts}</summary>
      <ol className="wheel-counts">
        {report.counts.map(({ outcome, places: own, count: came }) => (
          <li key={outcome}>
            <b className="num">{outcome}</b>
            <meter min={0} max={most} value={came} aria-label={outcome} />
            <span className="num">
              {count(came)}{' '}
              <small className="muted">{w.expectedCount(count(Math.round((report.results * own) / places)))}</small>
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}

const Wheel = ({ report }: { report: DeviceReport }) => {
  const w = useWatchWords()
  const small = useSmall()
  const { table, name, results, missing, looks } = report
  const [last] = looks
  const biased = looks.some((look) => look.biased)
  return (
    <li>
      <p className="line">
        <b>
          {name} <small className="muted">{table}</small>
        </b>
        <span className={biased ? 'tag warn' : 'tag'}>
          {last ? (biased ? w.biased : w.sound) : w.tooFew(count(missing))}
        </span>
      </p>
      <p className="muted num">
        {w.results}: {count(results)}
        {last && ` · ${w.nextLook(count(missing))}`}
      </p>
      {last && (
        <p className="muted">
          {last.tests
            .map(({ test, p }) => `${w.tests[test] ?? test}: p ${p < LEAST ? '' : '= '}${small(p)}`)
            .join(' · ')}{' '}
          · {w.level(small(last.level))}
        </p>
      )}
      {results > 0 && <Counts report={report} />}
    </li>
  )
}

/** What the wheels of live tables have shown. */
export const Devices = () => {
  const w = useWatchWords()
  const { data, fault, again } = useLoad('watch-devices', () => call('GET /api/watch/devices'))
  return (
    <section className="box panel" aria-label={w.devices}>
      <h2 className="head">
        <b>{w.devices}</b>
      </h2>
      {!data && fault && <Failed fault={fault} onRetry={again} />}
      {!data && !fault && <Skeleton />}
      {data && <p className="muted">{w.devicesLead(count(data.every))}</p>}
      {data?.devices.length === 0 && <p>{w.devicesNone}</p>}
      <ul className="items">
        {data?.devices.map((report) => (
          <Wheel key={report.table} report={report} />
        ))}
      </ul>
    </section>
  )
}
