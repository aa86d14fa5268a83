import type { AnswerOf, Proposal } from '@tapete/server/wire'
import { call } from '../../app/api.js'
import { useSession } from '../../app/session.js'
import { useWords } from '../../app/words.js'
import { Button } from '../../parts/Button.js'
import { useAccountWords } from './words.js'

export type Confirmed = AnswerOf<'POST /api/proposals/:id/confirm'>

/** What one operator proposed and another has to confirm. */
export const Proposals = ({
  open,
  onConfirmed,
  onWithdrawn,
  onFault,
}: {
  open: readonly Proposal[]
  onConfirmed: (done: Confirmed) => void
  onWithdrawn: (proposal: Proposal) => void
  onFault: (error: unknown) => void
}) => {
  const w = useAccountWords()
  const app = useWords()
  const { me } = useSession()
  if (open.length === 0) return null
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      onFault(error)
    }
  }
  return (
    <section className="box panel proposals" aria-label={w.proposals}>
      <h2 className="caps">{w.proposals}</h2>
      <ul className="ways">
        {open.map((proposal) => {
          const { id, act, name, role, why, proposer } = proposal
          const params = { id: String(id) }
          const own = proposer.id === me?.person.id || proposal.person === me?.person.id
          return (
            <li key={id}>
              <span>
                <b>
                  {w.proposal[act]}: {name}
                </b>
                <small className="muted">
                  {app.role[role]} · {w.proposedBy(proposer.name)} · {why}
                </small>
              </span>
              <span className="go">
                <Button
                  onClick={() =>
                    attempt(async () => {
                      await call('POST /api/proposals/:id/withdraw', { params })
                      onWithdrawn(proposal)
                    })
                  }
                >
                  {w.withdraw}
                </Button>
                <Button
                  look="main"
                  because={own ? w.ownProposal : undefined}
                  onClick={() =>
                    attempt(async () => onConfirmed(await call('POST /api/proposals/:id/confirm', { params })))
                  }
                >
                  {w.confirm}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
