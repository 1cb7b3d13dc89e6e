import { createHash } from 'node:crypto'
import {
  expiryOfProposal,
  findProposal,
  isOpenProposal,
  type Proposal,
  writeProposal,
} from '../../data/proposals.ts'
import type { Deps } from '../../runtime/deps.ts'
import { basisOf } from './approve-act.ts'
import { auditRecorder, type Person } from './audit-recorder.ts'
import { type DeskOutcome, refuseAct } from './desk-act.ts'
import type { ActRun } from './perform-act.ts'
import { previewAct, previewedCurrency } from './preview-act.ts'

const waits = ({
  proposalId,
  action,
  companyId,
  proposer,
  before,
  after,
  expiresAt,
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
})

/**
 * Records an act for a second person to approve, after looking whether it could be done now. Proposed again while
 * nothing has changed, it is the same proposal. `given` are the act's own fields; those that depend on the day are kept with
 * them.
 */
export const proposeAct = async (
  run: Omit<ActRun, 'land'>,
  given: Record<string, unknown>,
  deps: Deps,
): Promise<DeskOutcome> => {
  const { action, person } = run
  const fields = { ...given, ...action.pin?.(run.input, deps) }
  const { actor, principal, reason } = person
  const { table, clock } = deps
  if (!reason) return refuseAct('invalidInput', 'reason: a second person decides on this, and needs one')
  const preview = await previewAct(run, deps)
  if (preview.outcome) return preview.outcome
  const { companyId, before, after } = preview.pending.change
  const basis = basisOf(preview.pending)
  const currency = await previewedCurrency(preview.pending, table)
  const proposalId = createHash('sha256')
    .update(JSON.stringify([action.name, fields, reason, basis]))
    .digest('hex')
    .slice(0, 32)
  const now = clock()
  const present = await findProposal(table, proposalId)
  if (present && isOpenProposal(present, now)) return waits(present)
  const proposal: Proposal = {
    proposalId,
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
    basis,
    status: 'waiting',
    proposedAt: now.toISOString(),
    expiresAt: expiryOfProposal(now),
    version: present?.version ?? 0,
  }
  const proposing: Person = { actor, ...(principal ? { principal } : {}), reason, proposalId }
  const written = await table.transact({
    ...writeProposal(table, proposal),
    audit: auditRecorder('proposal-make', proposing, deps).audit({
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
