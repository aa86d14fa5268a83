import { call } from '../../app/api.js'
import { useSession } from '../../app/session.js'
import { Failed } from '../../app/shell.js'
import { useLoad } from '../../app/useLoad.js'
import { Frame } from '../../console/Frame.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { Backups } from './Backups.js'
import { Devices } from './Devices.js'
import { Generator } from './Generator.js'
import { Notices } from './Notices.js'
import { Program } from './Program.js'
import { useWatchWords } from './words.js'
import './watch.css'

const WATCHERS = ['operator', 'regulator']
const RESUMERS = ['room-head', 'operator']

/** What the house watches of itself: for the pit what concerns tables, for who administers and watches everything. */
export default () => {
  const w = useWatchWords()
  const { me } = useSession()
  const role = me?.person.role ?? ''
  const { data, fault, again } = useLoad('watch-notices', () => call('GET /api/watch/notices'), { everyMs: 10_000 })
  const locked = fault?.code === 'session-locked'
  return (
    <Frame title={w.title} theme="auto" locked={locked} onUnlock={again}>
      <main className="page wide watch" id="content" tabIndex={-1}>
        <h1 className="voice title">{w.title}</h1>
        <p className="muted lead">{w.lead}</p>
        {!data && fault && !locked && <Failed fault={fault} onRetry={again} />}
        {!data && !fault && <Skeleton />}
        {data && (
          <div className="watched">
            <section className="box panel" aria-label={w.notices}>
              <h2 className="head">
                <b>{w.notices}</b>
              </h2>
              <Notices notices={data.notices} />
            </section>
            <Generator mayResume={RESUMERS.includes(role)} />
            <Devices />
            {WATCHERS.includes(role) && <Program />}
            {WATCHERS.includes(role) && <Backups />}
          </div>
        )}
      </main>
    </Frame>
  )
}
