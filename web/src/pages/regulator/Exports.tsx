// The log as a file: as every reviewer may have it, and for the regulator, between rounds, with all that was hidden.

import { useState } from 'react'
import { api, faultOf } from '../../app/api.js'
import { saveFile } from '../../app/saveFile.js'
import { useSession } from '../../app/session.js'
import type { Fault, Role } from '../../app/types.js'
import { Refused } from '../../console/Refused.js'
import { useStaff } from '../../i18n/staff/index.js'
import { Button } from '../../parts/Button.js'

/** To whom the house exports a log at all. */
const REVIEWERS: readonly Role[] = ['pit-boss', 'room-head', 'regulator']

export const useExports = (id: string) => {
  const w = useStaff()
  const role = useSession().me?.person.role
  const [fault, setFault] = useState<Fault>()
  const audit = async () => {
    try {
      const { name, file } = await api.audit(id)
      setFault(undefined)
      saveFile(name, file)
    } catch (error) {
      setFault(faultOf(error))
    }
  }
  const links = (
    <>
      {role === 'regulator' && (
        <Button onClick={audit} title={w.regulator.auditWhy}>
          {w.regulator.audit}
        </Button>
      )}
      {role && REVIEWERS.includes(role) && (
        <a className="btn main" href={api.exportUrl(id)} download>
          {w.regulator.export}
        </a>
      )}
    </>
  )
  return { links, refused: <Refused fault={fault} onClose={() => setFault(undefined)} /> }
}
