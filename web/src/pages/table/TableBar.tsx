import { type ReactNode, useState } from 'react'
import { navigate } from '../../app/router.js'
import type { TableState } from '../../app/types.js'
import type { FamilyWords } from '../../games/family.js'
import { useFamily, useFamilyWords } from '../../games/loaded.js'
import { LanguageSwitch } from '../../i18n/LanguageSwitch.js'
import { useMessages } from '../../i18n/language.js'
import { Brand } from '../../parts/Brand.js'
import { Button } from '../../parts/Button.js'
import { Dialog } from '../../parts/Dialog.js'
import { IconButton } from '../../parts/IconButton.js'
import { Wallet } from '../../parts/Wallet.js'
import { SoundSwitch, VoiceSwitch } from '../../sound/SoundSwitch.js'
import { useNarrow } from './useNarrow.js'
import type { SeatPlay } from './useSeat.js'
import { type TableWords, useTableWords } from './words.js'

const kindName = ({ kinds }: FamilyWords, kind: string): string => kinds[kind] ?? kind

/** Kinds that share their limits are told together. */
const limitLines = (
  w: TableWords,
  own: FamilyWords,
  state: TableState,
): readonly { kinds: string; limit: string }[] => {
  const byLimit = new Map<string, string[]>()
  for (const [kind, { min, max }] of Object.entries(state.view.limits)) {
    const limit = w.limitOf(min, max)
    byLimit.set(limit, [...(byLimit.get(limit) ?? []), kindName(own, kind)])
  }
  return [...byLimit].map(([limit, kinds]) => ({ kinds: kinds.join(', '), limit }))
}

const useShortLimits = (state: TableState): string => {
  const w = useTableWords()
  const own = useFamilyWords()
  const { mainKinds = [] } = useFamily().table ?? {}
  const { limits } = state.view
  const shown = mainKinds.filter((kind) => limits[kind])
  const kinds = shown.length ? shown : Object.keys(limits).slice(0, 1)
  const texts = kinds.map((kind) => w.limitOf(limits[kind]?.min ?? null, limits[kind]?.max ?? null))
  if (new Set(texts).size === 1) return texts[0] ?? ''
  return kinds.map((kind, index) => `${kindName(own, kind)} ${texts[index]}`).join(' · ')
}

/** A practice table has no name of its own. */
export const useTableName = ({ table }: TableState): string => {
  const w = useTableWords()
  return table.mode === 'practice' ? w.practiceName : table.name
}

/** A choice of how the table is drawn. */
export interface Look {
  readonly label: string
  readonly control: ReactNode
}

interface BarProps {
  play: SeatPlay
  state: TableState
  title: string
  look?: Look | undefined
}

const Menu = ({ play, state, title, look, onClose }: BarProps & { onClose: () => void }) => {
  const w = useTableWords()
  const own = useFamilyWords()
  const { id, game } = state.table
  const name = useTableName(state)
  const seatNumber = state.you.seat
  return (
    <Dialog open title={`${title} · ${name}`} onClose={onClose}>
      <div className="menu">
        <div className="between">
          <span>{seatNumber ? w.seat(seatNumber) : w.watching}</span>
          <LanguageSwitch />
        </div>
        <VoiceSwitch />
        {look && (
          <div className="between">
            <span>{look.label}</span>
            {look.control}
          </div>
        )}
        <section>
          <h3 className="caps">{w.limits}</h3>
          <dl className="pairs">
            {limitLines(w, own, state).map(({ kinds, limit }) => (
              <div key={limit}>
                <dt>{kinds}</dt>
                <dd className="num">{limit}</dd>
              </div>
            ))}
          </dl>
        </section>
        {typeof state.view.config.conditions === 'string' && state.view.config.conditions && (
          <section>
            <h3 className="caps">{w.conditions}</h3>
            <p lang="es">{state.view.config.conditions}</p>
          </section>
        )}
        <ul className="links">
          <li>
            <a href={`/history/${id}`}>{w.history}</a>
          </li>
          <li>
            <a href={`/fairness/${id}`}>{w.fairness}</a>
          </li>
          <li>
            <a href={`/rules/${game}`}>{w.rules}</a>
          </li>
          <li>
            <a href={`/odds/${game}?table=${encodeURIComponent(id)}`}>{w.odds}</a>
          </li>
          <li>
            <a href="/">{w.lobby}</a>
          </li>
        </ul>
        {play.me && (
          <section>
            <p className="muted">{play.seat?.leaving ? w.leaving : w.standBody}</p>
            <Button
              because={play.seat?.leaving ? w.leaving : undefined}
              onClick={async () => {
                await play.leave()
                onClose()
                if (state.view.bets.every((bet) => bet.seat !== play.me)) navigate('/')
              }}
            >
              {w.stand}
            </Button>
          </section>
        )}
      </div>
    </Dialog>
  )
}

export const TableBar = ({ play, state, title, look }: BarProps) => {
  const w = useTableWords()
  const { card } = useMessages()
  const [open, setOpen] = useState(false)
  const name = useTableName(state)
  const limits = useShortLimits(state)
  const narrow = useNarrow()
  return (
    <>
      <header className="top at-table">
        <Brand />
        <h1 className="where">
          <b>
            {title} <span className="name">· {name}</span>
          </b>
          <span className="muted num">
            <span className="name">{name} · </span>
            {w.round(state.view.round)}
            {state.table.mode !== 'practice' && <span className="mode"> · {card.mode[state.table.mode]}</span>}
          </span>
        </h1>
        <span className="limits muted num">{limits}</span>
        <div className="push end">
          {look?.control}
          <LanguageSwitch />
          <SoundSwitch />
          {state.table.mode === 'practice' ? (
            <span className="wallet practice-badge">{narrow ? w.practiceName : w.practiceBadge}</span>
          ) : (
            <Wallet amount={play.wallet} />
          )}
          <IconButton label={w.tableMenu} d="M3 6h14M3 10h14M3 14h14" onClick={() => setOpen(true)} />
        </div>
      </header>
      {open && <Menu play={play} state={state} title={title} look={look} onClose={() => setOpen(false)} />}
    </>
  )
}
