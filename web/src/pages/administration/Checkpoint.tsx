// The newest checkpoint: a line to print and a file to keep where the house cannot reach it.

import type { CheckpointCopy } from '@tapete/server/wire'
import { useState } from 'react'
import { call, faultOf } from '../../app/api.js'
import { useSession } from '../../app/session.js'
import { Failed } from '../../app/shell.js'
import type { Fault } from '../../app/types.js'
import { useLoad } from '../../app/useLoad.js'
import { datesOf } from '../../i18n/format.js'
import { useMessages } from '../../i18n/language.js'
import { Button } from '../../parts/Button.js'
import { useAdministrationWords } from './words.js'

const fileOf = ({ line }: CheckpointCopy): string =>
  `data:application/jsonl;charset=utf-8,${encodeURIComponent(`${line}\n`)}`

export const Checkpoint = () => {
  const w = useAdministrationWords()
  const { language } = useMessages()
  const { data, fault } = useLoad('checkpoint', () => call('GET /api/checkpoint', {}))
  const [made, setMade] = useState<CheckpointCopy>()
  const [refused, setRefused] = useState<Fault>()
  const watches = useSession().me?.person.role === 'regulator'
  const shown = made ?? data
  const make = async () => {
    try {
      setMade(await call('POST /api/checkpoint', { body: {} }))
      setRefused(undefined)
    } catch (error) {
      setRefused(faultOf(error))
    }
  }
  return (
    <section className="box panel checkpoint" aria-label={w.checkpoint}>
      <h2 className="voice">{w.checkpoint}</h2>
      <p className="muted">{w.checkpointLead}</p>
      {shown && (
        <>
          <p>
            <b className="mono">{shown.code}</b>{' '}
            <span className="muted num">
              {w.entry(shown.n)} ·{' '}
              {new Date(shown.at).toLocaleString(datesOf(language), {
                dateStyle: 'medium',
                timeStyle: 'medium',
                hour12: false,
              })}
            </span>
          </p>
          <p className="muted">
            {w.signedWith} <code>{shown.fingerprint}</code>
          </p>
          <p className="rounds">
            <a className="btn" href={fileOf(shown)} download={`checkpoint-${shown.n}.jsonl`}>
              {w.keep}
            </a>
            {watches && <Button onClick={make}>{w.makeNow}</Button>}
          </p>
        </>
      )}
      {(refused ?? fault) && <Failed fault={(refused ?? fault) as Fault} />}
    </section>
  )
}
