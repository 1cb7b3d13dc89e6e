import { proposedAmounts } from '#shared/desk/proposed-amounts.ts'
import { findOpenProposals, listOpenProposals } from '../../data/proposals.ts'
import { companiesIn } from '../engine/company-names.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { proposerEligibility } from '../engine/proposer-eligibility.ts'
import { companiesOf } from '../engine/search-work-queue.ts'
import { workQueuePage } from '../engine/work-queue-page.ts'

export const listProposalsAct: RunAct<'proposal-list'> = async (
  asked,
  { actor, permits },
  { table, clock },
) => {
  const page = await workQueuePage(
    {
      kind: 'proposal',
      list: (limit, after) => listOpenProposals(table, clock(), limit, after),
      find: async (text) => findOpenProposals(table, await companiesOf(table, text), clock()),
      describe: async ({
        proposalId,
        action,
        companyId,
        fields,
        reason,
        proposer,
        currency,
        before,
        after,
        viewed,
        proposedAt,
        expiresAt,
        rejectedBefore,
      }) => ({
        proposalId,
        action,
        companyId: companyId ?? null,
        proposedBy: proposer,
        proposerEligibility: await proposerEligibility(
          table,
          { proposalId, proposer, action, proposedAt },
          permits,
        ),
        // It may contain personal data: only for those who may decide it.
        ...((await permits(action))
          ? {
              fields,
              reason,
              rejectedBefore: rejectedBefore ?? null,
              ...(currency ? { currency } : {}),
              amounts: proposedAmounts({ fields, before, after, currency }),
              companies: await companiesIn(table, { companyId, before, after }),
              before,
              after,
              ...(viewed ? { viewed } : {}),
            }
          : {}),
        proposedAt,
        expiresAt,
      }),
    },
    asked,
    actor,
    { table, clock },
  )
  return { ok: true, ...page }
}
