import { createHash } from 'node:crypto'
import { recordDeskPerson } from '../../data/desk-people.ts'
import { imageOf } from '../../data/item-image.ts'
import {
  expiryOfProposal,
  findProposal,
  isOpenProposal,
  type Proposal,
  writeProposal,
} from '../../data/proposals.ts'
import { findRejection } from '../../data/rejections.ts'
import type { Deps } from '../../runtime/deps.ts'
import { basisOf, basisOfAll } from './approve-act.ts'
import { auditRecorder, type Person } from './audit-recorder.ts'
import { type DeskOutcome, refuseAct } from './desk-act.ts'
import { pendingParts } from './pending-parts.ts'
import type { ActRun, PendingAct } from './perform-act.ts'
import { previewedCurrency } from './preview-act.ts'

const waits = ({
  proposalId,
  action,
  companyId,
  proposer,
  before,
  after,
  expiresAt,
  rejectedBefore,
}: Proposal): DeskOutcome => ({
  ok: true,
  waitsFor: 'a second person',
  proposalId,
  action,
  companyId: companyId ?? null,
  proposedBy: proposer,
  before,
  after,
  expiresAt,
  ...(rejectedBefore ? { rejectedBefore } : {}),
})

/** Digest of an act and its input. The idempotency key is no part of it, nor is the reason. */
const digestOfInput = ({ action, input }: Pick<ActRun, 'action' | 'input'>): string => {
  const given = Object.entries(input).filter(
    ([name]) => name !== 'key' && Object.hasOwn(action.input.shape, name),
  )
  return createHash('sha256')
    .update(imageOf([action.name, Object.fromEntries(given)]))
    .digest('hex')
    .slice(0, 32)
}

/** The changes of an act, with its company: for one with several transactions, each in its order. */
const changeOfAll = (
  pending: readonly PendingAct[],
): Pick<PendingAct['change'], 'companyId' | 'before' | 'after'> => {
  const changes = pending.map(({ change }) => change)
  const [first, ...others] = changes
  if (first && others.length === 0) return first
  const companies = new Set(changes.map(({ companyId }) => companyId))
  const only = companies.size === 1 ? first?.companyId : undefined
  return {
    ...(only ? { companyId: only } : {}),
    before: { parts: changes.map(({ companyId, before }) => ({ companyId, ...(before as object) })) },
    after: { parts: changes.map(({ companyId, after }) => ({ companyId, ...(after as object) })) },
  }
}

/**
 * Records an act for a second person to approve, after checking that it could be done now. Proposed again while nothing
 * has changed, it is the same proposal. `given` are the act's own fields; defaults that depend on the day are stored
 * with them.
 */
export const proposeAct = async (
  run: Omit<ActRun, 'commit'>,
  given: Record<string, unknown>,
  deps: Deps,
): Promise<DeskOutcome> => {
  const { action, person } = run
  const fields = { ...given, ...action.freezeDefaults?.(run.input, deps) }
  const { actor, principal, reason } = person
  const { table, clock } = deps
  if (!reason) return refuseAct('invalidInput', 'reason: a second person decides on this, and needs one')
  const { pending, outcome } = await pendingParts(run, deps)
  if (outcome) return outcome
  const { companyId, before, after } = changeOfAll(pending)
  const parts = pending.map(basisOf)
  const basis = basisOfAll(parts)
  const currency = await previewedCurrency(pending, table)
  const proposalId = createHash('sha256')
    .update(JSON.stringify([action.name, fields, reason, basis]))
    .digest('hex')
    .slice(0, 32)
  const now = clock()
  const present = await findProposal(table, proposalId)
  if (present && isOpenProposal(present, now)) return waits(present)
  const inputDigest = digestOfInput(run)
  const subjects = pending.flatMap(({ change }) => change.decidesOn ?? [])
  const [rejection, viewed] = await Promise.all([
    findRejection(table, inputDigest),
    subjects.length > 0
      ? (await import('./load-viewed-records.ts')).loadViewedRecords(
          table,
          action.name,
          subjects,
          person,
          now,
        )
      : [],
  ])
  const proposal: Proposal = {
    proposalId,
    inputDigest,
    ...(rejection
      ? {
          rejectedBefore: {
            rejectedBy: rejection.rejectedBy,
            rejectedAt: rejection.rejectedAt,
            reason: rejection.reason,
          },
        }
      : {}),
    action: action.name,
    fields,
    ...(action.personal ? { personal: action.personal } : {}),
    reason,
    ...(companyId ? { companyId } : {}),
    proposer: actor,
    ...(principal ? { principal } : {}),
    ...(currency ? { currency } : {}),
    before,
    after,
    ...(viewed.length > 0 ? { viewed } : {}),
    basis,
    ...(action.multiTransaction ? { parts } : {}),
    status: 'waiting',
    proposedAt: now.toISOString(),
    expiresAt: expiryOfProposal(now),
    version: present?.version ?? 0,
  }
  const proposing: Person = { actor, ...(principal ? { principal } : {}), reason, proposalId }
  const written = await table.transact({
    ...writeProposal(table, proposal),
    person: recordDeskPerson(table, { actor, roles: run.roles, seenAt: now.toISOString() }),
    audit: auditRecorder({ name: 'proposal-make' }, proposing, deps).audit({
      ...(companyId ? { companyId } : {}),
      ...(currency ? { currency } : {}),
      before: null,
      after: { action: action.name, ...(after as object) },
    }),
  })
  if (written.ok) return waits(proposal)
  const meanwhile = await findProposal(table, proposalId)
  return meanwhile && isOpenProposal(meanwhile, now)
    ? waits(meanwhile)
    : refuseAct('changedMeanwhile', 'this was proposed or decided at the same moment; look again')
}
