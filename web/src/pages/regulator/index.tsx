import { api } from '../../app/api.js'
import type { PageProps } from '../../app/routes.js'
import { useSession } from '../../app/session.js'
import { Failed } from '../../app/shell.js'
import { useLoad } from '../../app/useLoad.js'
import { Frame } from '../../console/Frame.js'
import { TableRow } from '../../console/TableList.js'
import { useStaff } from '../../i18n/staff/index.js'
import { Skeleton } from '../../parts/Skeleton.js'
import { VerifyLog } from '../../verify/VerifyLog.js'
import { FullLog } from './FullLog.js'

/** Whom the house lets review a log. */
const REVIEWERS: readonly string[] = ['pit-boss', 'room-head', 'regulator']

/** The silhouette of the tables. */
const ROWS = Array.from({ length: 6 }, () => ({ width: 100, tall: true }))

/** Read only: the tables, their full logs, and a verifier that trusts nobody. */
export default ({ params }: PageProps) => {
  const w = useStaff()
  const { data, fault, again } = useLoad('lobby', api.lobby, { everyMs: 15_000 })
  const may = REVIEWERS.includes(useSession().me?.person.role ?? '')
  if (params.table) return <FullLog id={params.table} />
  return (
    <Frame title={w.regulator.title} theme="auto" locked={fault?.code === 'session-locked'} onUnlock={again}>
      <main className="page wide" id="content" tabIndex={-1}>
        <h1 className="voice title">{w.regulator.title}</h1>
        <p className="muted lead">{w.regulator.lead}</p>
        <nav className="rounds" aria-label={w.regulator.rules}>
          <a className="btn" href="/rules">
            {w.regulator.rules}
          </a>
          <a className="btn" href="/odds">
            {w.regulator.odds}
          </a>
          <a className="btn" href="/fairness">
            {w.regulator.fairness}
          </a>
        </nav>
        <div className="inspect">
          <VerifyLog tables={may ? (data?.rooms ?? []).flatMap((room) => room.tables) : []} />
          <section aria-label={w.regulator.tables}>
            <h2 className="caps">{w.regulator.tables}</h2>
            {!data && fault && fault.code !== 'session-locked' && <Failed fault={fault} onRetry={again} />}
            {!data && !fault && <Skeleton lines={ROWS} />}
            <div className="rows">
              {data?.rooms
                .flatMap((room) => room.tables)
                .map((table) => (
                  <TableRow
                    key={table.id}
                    table={table}
                    href={`/regulator/${encodeURIComponent(table.id)}`}
                    action={w.regulator.open}
                  />
                ))}
            </div>
          </section>
        </div>
      </main>
    </Frame>
  )
}
