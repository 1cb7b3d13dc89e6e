import { createHash } from 'node:crypto'
import { imageOf } from '../../data/item-image.ts'
import { findProposal, type Proposal, writeProposal } from '../../data/proposals.ts'
import type { Deps } from '../../runtime/deps.ts'
import type { Person } from './audit-recorder.ts'
import { type AuditedChange, type DeskOutcome, type DeskRefusal, refuseAct } from './desk-act.ts'
import { type ActRun, type PendingAct, performAct } from './perform-act.ts'
import { describePreview, previewAct } from './preview-act.ts'

/** The items that an act replaces, with the versions that it has read. */
const versionsOf = ({ writes, change: { restsOn } }: PendingAct) =>
  Object.values(writes).flatMap((write) =>
    write?.kind === 'put' && write !== restsOn?.write && write.when && 'version' in write.when
      ? [[write.key, write.when.version]]
      : [],
  )

/** What an act makes of things, apart from what comes out otherwise whenever it is done. */
const decidedOn = ({ after, apart = [] }: AuditedChange): unknown =>
  typeof after === 'object' && after !== null
    ? Object.fromEntries(Object.entries(after).filter(([name]) => !apart.includes(name)))
    : after

/**
 * Stands for the state that an act rests on, and for what it makes of it: the versions of the items that people change, and what
 * its audit entry says of before and after. What was looked at and is in neither would otherwise come out differently. It is worked out from what the act is about to write, under the conditions of that
 * write: between the look at it and the writing nothing can slip.
 */
export const basisOf = (pending: PendingAct): string => {
  const { companyId, before, restsOn } = pending.change
  const state = restsOn ? restsOn.state : [before, decidedOn(pending.change)]
  return createHash('sha256')
    .update(imageOf([companyId ?? null, state, versionsOf(pending)]))
    .digest('hex')
}

export const refuseDecided = ({ proposalId, status, decidedBy, decidedAt }: Proposal): DeskRefusal =>
  refuseAct(
    'wrongState',
    `proposal ${proposalId} was ${status === 'done' ? 'approved' : status} by ${decidedBy} at ${decidedAt}`,
  )

const refuseChanged = ({ proposalId }: Proposal): DeskRefusal =>
  refuseAct('changedMeanwhile', `what proposal ${proposalId} would change was changed since; propose it anew`)

/** Thrown in place of the writing: the act would not do what was proposed. */
class StateChanged extends Error {}

/** What approving a proposal would change, were it done now. */
export const previewApproval = async (
  run: Omit<ActRun, 'land'>,
  proposal: Proposal,
  deps: Deps,
): Promise<DeskOutcome> => {
  const preview = await previewAct(run, deps)
  if (preview.pending && basisOf(preview.pending) !== proposal.basis) return refuseChanged(proposal)
  return describePreview(preview, deps.table)
}

/**
 * Does a proposed act once, as it was proposed, and marks the proposal as done in the same transaction: of two who
 * approve at once, one does it.
 */
export const approveAct = async (
  run: Omit<ActRun, 'land' | 'person'>,
  proposal: Proposal,
  approver: Pick<Person, 'actor' | 'principal' | 'reason'>,
  deps: Deps,
): Promise<DeskOutcome> => {
  const { proposalId, proposer, principal, reason } = proposal
  const { table, clock } = deps
  let isDone = false
  const land: ActRun['land'] = async (pending) => {
    if (basisOf(pending) !== proposal.basis) throw new StateChanged()
    const written = await table.transact({
      ...pending.writes,
      ...writeProposal(table, {
        ...proposal,
        status: 'done',
        decidedBy: approver.actor,
        decidedAt: clock().toISOString(),
      }),
    })
    isDone = written.ok
    return written
  }
  const person: Person = {
    actor: proposer,
    ...(principal ? { principal } : {}),
    reason,
    approvedBy: approver.actor,
    ...(approver.principal ? { approvedAs: approver.principal } : {}),
    ...(approver.reason ? { approvalReason: approver.reason } : {}),
    proposalId,
  }
  try {
    const outcome = await performAct({ ...run, person, land }, deps)
    if (isDone) return outcome.ok ? { ...outcome, proposalId, proposedBy: proposer } : outcome
    const present = await findProposal(table, proposalId)
    if (present && present.status !== 'waiting') return refuseDecided(present)
    return outcome.ok
      ? refuseAct('changedMeanwhile', `${proposal.action} was done already: nothing is left to do`)
      : outcome
  } catch (error) {
    if (error instanceof StateChanged) return refuseChanged(proposal)
    throw error
  }
}
