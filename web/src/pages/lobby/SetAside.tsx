// Tables that are set aside, for staff and the regulator: since when, why, and what lies on them. An operator has them tried
// again.

import { useState } from 'react'
import { call, faultOf } from '../../app/api.js'
import { Failed } from '../../app/shell.js'
import type { Fault, LobbyTable } from '../../app/types.js'
import { wordsOf } from '../../app/words.js'
import { datesOf, money } from '../../i18n/format.js'
import { useLanguage } from '../../i18n/language.js'
import { Button } from '../../parts/Button.js'
import { Notice } from '../../parts/Notice.js'
import { ReasonField } from '../../parts/ReasonField.js'

const es = {
  title: (name: string, since: string) => `${name} está apartada desde ${since}`,
  log: (entry: number) => `La anotación n.º ${entry} de su registro no se puede volver a jugar.`,
  rules: 'Las reglas fallaron en ella.',
  money: (players: string, bank: string) =>
    `Según el libro quedan en ella ${players} de sus jugadores y ${bank} de la banca. Nada de eso se mueve mientras esté apartada.`,
  detail: 'Detalle',
  readLog: 'Ver su registro',
  reason: 'Motivo, para el registro de administración',
  noReason: 'Falta el motivo',
  again: 'Intentar de nuevo',
  still: 'Sigue fallando: queda apartada.',
}
type Words = typeof es
const en: Words = {
  title: (name, since) => `${name} has been set aside since ${since}`,
  log: (entry) => `Entry no. ${entry} of its log cannot be played again.`,
  rules: 'Its rules failed.',
  money: (players, bank) =>
    `By the ledger, ${players} of its players and ${bank} of the bank are at it. None of it moves while it is set aside.`,
  detail: 'Detail',
  readLog: 'See its log',
  reason: 'Reason, for the administration log',
  noReason: 'The reason is missing',
  again: 'Try again',
  still: 'It still fails: it stays set aside.',
}
const useMine = wordsOf({ es, en })

/** Whom the house lets review a log. */
const READS: readonly string[] = ['pit-boss', 'room-head', 'regulator']

type Aside = NonNullable<LobbyTable['aside']>

const TryAgain = ({ table, onTried }: { table: string; onTried: () => void }) => {
  const w = useMine()
  const [why, setWhy] = useState('')
  const [told, setTold] = useState<'still' | Fault>()
  const attempt = async () => {
    try {
      const { sound } = await call('POST /api/tables/:id/try-again', { params: { id: table }, body: { why } })
      setTold(sound ? undefined : 'still')
      onTried()
    } catch (error) {
      setTold(faultOf(error))
    }
  }
  return (
    <div className="try-again">
      <ReasonField label={w.reason} value={why} onChange={setWhy} />
      <Button because={why.trim() === '' ? w.noReason : undefined} onClick={attempt}>
        {w.again}
      </Button>
      {told === 'still' && <p role="status">{w.still}</p>}
      {told !== undefined && told !== 'still' && <Failed fault={told} />}
    </div>
  )
}

export const SetAside = ({
  tables,
  role,
  onTried,
}: {
  tables: readonly LobbyTable[]
  role: string | undefined
  onTried: () => void
}) => {
  const w = useMine()
  const { language } = useLanguage()
  const since = (at: string) =>
    new Date(at).toLocaleString(datesOf(language), { dateStyle: 'short', timeStyle: 'short', hour12: false })
  return tables.flatMap(({ id, name, aside }) =>
    aside === null
      ? []
      : [
          <Notice
            key={id}
            kind="refused"
            title={w.title(name, since(aside.at))}
            action={role === 'operator' && <TryAgain table={id} onTried={onTried} />}
          >
            {whyOf(w, aside)} {w.money(money(aside.players), money(aside.bank))} {w.detail}: <code>{aside.why}</code>{' '}
            {READS.includes(role ?? '') && <a href={`/regulator/${encodeURIComponent(id)}`}>{w.readLog}</a>}
          </Notice>,
        ],
  )
}

const whyOf = (w: Words, { entry }: Aside): string => (entry === null ? w.rules : w.log(entry))
