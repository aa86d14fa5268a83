import { call } from '../../app/api.js'
import { Failed } from '../../app/shell.js'
import { useLoad } from '../../app/useLoad.js'
import { count } from '../../i18n/format.js'
import { Notice } from '../../parts/Notice.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { useWhen } from './when.js'
import { useWatchWords } from './words.js'

/** Whether there is a backup of today. */
export const Backups = () => {
  const w = useWatchWords()
  const when = useWhen()
  const { data, fault, again } = useLoad('watch-backups', () => call('GET /api/watch/backups'), { everyMs: 60_000 })
  const backups = data?.backups
  return (
    <section className="box panel" aria-label={w.backups}>
      <h2 className="head">
        <b>{w.backups}</b>
      </h2>
      {!data && fault && <Failed fault={fault} onRetry={again} />}
      {!data && !fault && <Skeleton />}
      {data && !backups && <p>{w.backupsOff}</p>}
      {backups && (
        <>
          <p className="muted">{w.backupsLead(backups.keep.daily, backups.keep.weekly)}</p>
          {backups.failed && (
            <Notice kind="error" title={w.backupFailed(when(backups.failed.at))}>
              {backups.failed.why}
            </Notice>
          )}
          <p>
            {backups.made
              ? w.backupMade(when(backups.made.at), count(Math.round(backups.made.bytes / 1e6)))
              : w.backupNone}
          </p>
          <p className="muted">
            {w.folder} <code>{backups.folder}</code>
          </p>
        </>
      )}
    </section>
  )
}
