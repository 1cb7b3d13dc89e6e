import { createHash } from 'node:crypto'
import type { Condition, Tests } from '../../data/condition.ts'
import { expectUnchangedPerson } from '../../data/desk-people.ts'
import { imageOf } from '../../data/item-image.ts'
import { expectProposal, findProposal, type Proposal, writeProposal } from '../../data/proposals.ts'
import type { Write } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import type { Person } from './audit-recorder.ts'
import { type AuditedChange, type DeskOutcome, type DeskRefusal, refuseAct } from './desk-act.ts'
import { describeSteps, dryRunAct } from './dry-run-steps.ts'
import { type ActRun, type PendingAct, performAct } from './perform-act.ts'
import { describePreview, previewAct } from './preview-act.ts'
import { findEligibleProposer } from './proposer-eligibility.ts'

/** The attributes that count an item's changes. */
const counts = ['version', 'revision'] as const

const countsIn = (condition: Condition): unknown[] => {
  if (Array.isArray((condition as { allOf?: unknown }).allOf))
    return (condition as { allOf: readonly Condition[] }).allOf.flatMap(countsIn)
  const tests = condition as Tests
  return counts.flatMap((name) => (tests[name] === undefined ? [] : [[name, tests[name]]]))
}

/**
 * The items that an act writes, with the versions that it has read: a change that was reverted still makes another
 * state, which content alone would not show.
 */
const versionsOf = ({ writes, change: { basis, versions = [] } }: PendingAct) => [
  ...Object.values(writes).flatMap((write) => {
    const read = write && !basis?.writes.includes(write) && write.when ? countsIn(write.when) : []
    return write && read.length > 0 ? [[write.key, read]] : []
  }),
  versions,
]

/** The result of an act, without fields that differ at each execution. */
const decidedOn = ({ after, volatileFields = [] }: AuditedChange): unknown =>
  typeof after === 'object' && after !== null
    ? Object.fromEntries(Object.entries(after).filter(([name]) => !volatileFields.includes(name)))
    : after

/**
 * Digest of the state that an act rests on, and of its result: the versions of the items that it replaces, and the
 * audit entry's before and after. Everything else it read is irrelevant to the result. It is computed from the writes
 * that the act is about to make, under their conditions, so that no change can slip in between.
 */
export const basisOf = (pending: PendingAct): string => {
  const { companyId, before, basis } = pending.change
  const state = basis ? basis.state : [before, decidedOn(pending.change)]
  return createHash('sha256')
    .update(imageOf([companyId ?? null, state, versionsOf(pending)]))
    .digest('hex')
}

/** The same for an act with several transactions. */
export const basisOfAll = (parts: readonly string[]): string => {
  const [only, ...others] = parts
  return only !== undefined && others.length === 0
    ? only
    : createHash('sha256').update(imageOf(parts)).digest('hex')
}

/** The number of a proposal's transactions that were committed, if all remaining ones are as proposed. */
const landedOf = (proposed: readonly string[], left: readonly string[]): number | undefined => {
  const landed = proposed.length - left.length
  return landed >= 0 && left.every((part, index) => part === proposed[landed + index]) ? landed : undefined
}

export const refuseDecided = ({ proposalId, status, decidedBy, decidedAt }: Proposal): DeskRefusal =>
  refuseAct(
    'wrongState',
    `proposal ${proposalId} was ${status === 'done' ? 'approved' : status} by ${decidedBy} at ${decidedAt}`,
  )

const refuseChanged = ({ proposalId }: Proposal): DeskRefusal =>
  refuseAct('changedMeanwhile', `what proposal ${proposalId} would change was changed since; propose it anew`)

/** Thrown instead of writing: the act would not do what was proposed. */
class StateChanged extends Error {}

/** The changes of approving a proposal now. */
export const previewApproval = async (
  run: Omit<ActRun, 'commit'>,
  proposal: Proposal,
  deps: Deps,
): Promise<DeskOutcome> => {
  const proposer = await findEligibleProposer(deps.table, proposal, run.permits)
  if (!proposer.ok) return proposer
  const { parts } = proposal
  if (parts) {
    const simulated = await dryRunAct(run, deps)
    if (simulated.outcome.ok && landedOf(parts, simulated.pending.map(basisOf)) === undefined)
      return refuseChanged(proposal)
    return describeSteps(simulated, deps)
  }
  const preview = await previewAct(run, deps)
  if (preview.pending && basisOf(preview.pending) !== proposal.basis) return refuseChanged(proposal)
  return describePreview(preview, deps.table)
}

/**
 * Executes a proposed act once, as it was proposed, and marks the proposal as executed in the same transaction: of two
 * concurrent approvals, one succeeds. An act with several transactions marks it in the last of them: after a crash, it
 * is approved again and does the rest.
 */
export const approveAct = async (
  run: Omit<ActRun, 'commit' | 'person'>,
  proposal: Proposal,
  approver: Pick<Person, 'actor' | 'principal' | 'reason'>,
  deps: Deps,
): Promise<DeskOutcome> => {
  const { proposalId, proposer, principal, reason } = proposal
  const { table, clock } = deps
  const { parts = [proposal.basis] } = proposal
  const eligibility = await findEligibleProposer(table, proposal, run.permits)
  if (!eligibility.ok) return eligibility
  let isDone = false
  let landed = 0
  const commit: ActRun['commit'] = async (pending) => {
    if (basisOf(pending) !== parts[landed]) throw new StateChanged()
    const isLast = landed === parts.length - 1
    const decided: Record<string, Write> = isLast
      ? writeProposal(table, {
          ...proposal,
          status: 'done',
          decidedBy: approver.actor,
          decidedAt: clock().toISOString(),
        })
      : { proposal: expectProposal(table, proposal) }
    const written = await table.transact<string>({
      ...pending.writes,
      ...decided,
      proposer: expectUnchangedPerson(table, eligibility.person),
    })
    if (written.ok) landed += 1
    isDone ||= written.ok && isLast
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
    if (proposal.parts) {
      const { outcome, pending } = await dryRunAct({ ...run, person }, deps)
      if (!outcome.ok) return outcome
      const before = landedOf(parts, pending.map(basisOf))
      if (before === undefined) return refuseChanged(proposal)
      landed = before
    }
    const outcome = await performAct({ ...run, person, commit }, deps)
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
