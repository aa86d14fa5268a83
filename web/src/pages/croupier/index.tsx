import type { PageProps } from '../../app/routes.js'
import { Frame } from '../../console/Frame.js'
import { TableList } from '../../console/TableList.js'
import { useStaff } from '../../i18n/staff/index.js'
import { CroupierConsole } from './CroupierConsole.js'

export default ({ params }: PageProps) => {
  const w = useStaff()
  if (params.table) return <CroupierConsole id={params.table} />
  return (
    <Frame title={w.croupier.title}>
      <main className="page" id="content" tabIndex={-1}>
        <h1 className="voice title">{w.croupier.title}</h1>
        <p className="muted lead">{w.croupier.lead}</p>
        <TableList base="/croupier" action={w.pit.open} />
      </main>
    </Frame>
  )
}
