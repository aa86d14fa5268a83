import type { GeneratorStop } from '@tapete/server/wire'
import { useState } from 'react'
import { call, faultOf } from '../../app/api.js'
import { Failed } from '../../app/shell.js'
import type { Fault } from '../../app/types.js'
import { useLoad } from '../../app/useLoad.js'
import { Columns } from '../../console/Columns.js'
import { count } from '../../i18n/format.js'
import { useStaff } from '../../i18n/staff/index.js'
import { Button } from '../../parts/Button.js'
import { Notice } from '../../parts/Notice.js'
import { ReasonField } from '../../parts/ReasonField.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { useWhen } from './when.js'
import { useWatchWords } from './words.js'

/** Draws again, on the word of somebody and after the tests. */
const Resume = ({ onDone }: { onDone: () => void }) => {
  const w = useWatchWords()
  const { refusals } = useStaff()
  const [why, setWhy] = useState('')
  const [fault, setFault] = useState<Fault>()
  const resume = async () => {
    try {
      await call('POST /api/watch/generator', { body: { why } })
      onDone()
    } catch (error) {
      setFault(faultOf(error))
    }
  }
  return (
    <form
      className="watch-resume"
      onSubmit={(event) => {
        event.preventDefault()
        if (why.trim()) resume()
      }}
    >
      <p className="muted">{w.resumeLead}</p>
      <ReasonField label={w.reason} rule={w.reasonRule} required value={why} onChange={setWhy} />
      {fault && <Notice kind="refused" title={refusals[fault.code] ?? fault.code} />}
      <Button look="main" type="submit">
        {w.resume}
      </Button>
    </form>
  )
}

const Stop = ({ stop }: { stop: GeneratorStop }) => {
  const w = useWatchWords()
  const when = useWhen()
  const { fault, since, node } = stop
  return (
    <Notice kind="error" title={w.stopped}>
      {since === null ? w.stoppedNow(node) : w.stoppedSince(when(since), node)}{' '}
      {w.faults[fault.test]?.(fault.count, w.samples[fault.samples] ?? fault.samples)}
    </Notice>
  )
}

export const Generator = ({ mayResume }: { mayResume: boolean }) => {
  const w = useWatchWords()
  const { data, fault, again } = useLoad('watch-generator', () => call('GET /api/watch/generator'), { everyMs: 5_000 })
  return (
    <section className="box panel" aria-label={w.generator}>
      <h2 className="head">
        <b>{w.generator}</b>
        {data?.drawing && <span className="tag">{w.drawing}</span>}
      </h2>
      <p className="muted">{w.generatorLead}</p>
      {!data && fault && <Failed fault={fault} onRetry={again} />}
      {!data && !fault && <Skeleton />}
      {data?.stop && <Stop stop={data.stop} />}
      {data?.stop && mayResume && <Resume onDone={again} />}
      {data && (
        <>
          <div className="sheet stacks">
            <table>
              <Columns names={[[w.sample], [w.entropy, 'r'], [w.repetition, 'r'], [w.proportion, 'r']]} />
              <tbody>
                {data.tests.map(({ samples, entropy, window, repetition, proportion }) => (
                  <tr key={samples}>
                    <th scope="row" className="whole">
                      <b>{w.samples[samples] ?? samples}</b> <small className="muted">{w.window(count(window))}</small>
                    </th>
                    <td className="r num" data-name={w.entropy}>
                      <span>{w.bitsOf(entropy)}</span>
                    </td>
                    <td className="r num" data-name={w.repetition}>
                      <span>{count(repetition)}</span>
                    </td>
                    <td className="r num" data-name={w.proportion}>
                      <span>{count(proportion)}</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="muted">{w.falsePositive}</p>
        </>
      )}
    </section>
  )
}
