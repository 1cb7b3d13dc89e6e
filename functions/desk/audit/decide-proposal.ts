import { findProposal, isOpenProposal, type Proposal, writeProposal } from '../../data/proposals.ts'
import { storeRejection } from '../../data/rejections.ts'
import type { Deps } from '../../runtime/deps.ts'
import { refuseDecided } from '../engine/approve-act.ts'
import { type Act, type DeskRefusal, type RunAct, refuseAct } from '../engine/desk-act.ts'

/** The requested proposal, while it can be decided. */
const findOpen = async (
  proposalId: string,
  { table, clock }: Deps,
): Promise<{ ok: true; proposal: Proposal } | DeskRefusal> => {
  const proposal = await findProposal(table, proposalId)
  if (!proposal) return refuseAct('notFound', `there is no proposal ${proposalId}`)
  if (proposal.status !== 'waiting') return refuseDecided(proposal)
  if (!isOpenProposal(proposal, clock()))
    return refuseAct('wrongState', `proposal ${proposalId} expired at ${proposal.expiresAt}; propose it anew`)
  return { ok: true, proposal }
}

/** True for the proposer: by the same name, or by another name with the same authenticated principal. */
const isProposer = ({ proposer, principal }: Proposal, act: Act): boolean =>
  proposer === act.actor || (principal !== undefined && principal === act.principal)

const refuseOthersWork = ({ action }: Proposal, { actor }: Act): DeskRefusal =>
  refuseAct('forbidden', `${action} is not for ${actor}'s roles, and nor is the decision on it`)

export const approveProposalAct: RunAct<'proposal-approve'> = async ({ proposalId }, act, deps) => {
  const found = await findOpen(proposalId, deps)
  if (!found.ok) return found
  if (isProposer(found.proposal, act))
    return refuseAct('forbidden', `${found.proposal.proposer} proposed this: somebody else has to approve it`)
  if (!(await act.permits(found.proposal.action))) return refuseOthersWork(found.proposal, act)
  return act.carryOut(found.proposal)
}

export const rejectProposalAct: RunAct<'proposal-reject'> = async ({ proposalId }, act, deps) => {
  const found = await findOpen(proposalId, deps)
  if (!found.ok) return found
  const { table, clock } = deps
  const { action, companyId, inputDigest, proposer, personal } = found.proposal
  const decidedAt = clock().toISOString()
  if (!(await act.permits(action))) return refuseOthersWork(found.proposal, act)
  const written = await table.transact({
    ...writeProposal(table, {
      ...found.proposal,
      status: 'rejected',
      decidedBy: act.actor,
      decidedAt,
    }),
    rejection:
      inputDigest && act.reason
        ? storeRejection(
            table,
            {
              digest: inputDigest,
              proposalId,
              proposedBy: proposer,
              rejectedBy: act.actor,
              rejectedAt: decidedAt,
              reason: act.reason,
            },
            personal !== undefined,
          )
        : undefined,
    audit: act.audit({
      ...(companyId ? { companyId } : {}),
      before: { proposalId, action, status: 'waiting' },
      after: { proposalId, action, status: 'rejected' },
    }),
  })
  if (written.ok) return { ok: true, proposalId, action, status: 'rejected' }
  const present = await findProposal(table, proposalId)
  return present && present.status !== 'waiting'
    ? refuseDecided(present)
    : refuseAct('changedMeanwhile', 'the proposal was changed at the same moment; look again')
}
