import { countedInboxes, type InboxCount } from '#shared/desk/work.ts'
import { oldestOpenProposal } from '../../data/proposals.ts'
import { countAwaitingReview } from '../../data/review-queue.ts'
import type { RunAct } from '../engine/desk-act.ts'

/** The maximum count of an inbox: more is shown as this many and more. */
const maxCounted = 100

export const countWorkAct: RunAct<'work-count'> = async (_input, { ownActs }, { table, clock }) => ({
  ok: true,
  counts: await Promise.all(
    countedInboxes
      .filter(({ act }) => ownActs.includes(act))
      .map(
        async ({ act, kind }): Promise<InboxCount> => ({
          act,
          ...(await countAwaitingReview(
            table,
            kind,
            maxCounted,
            kind === 'proposal' ? oldestOpenProposal(clock()) : '',
          )),
        }),
      ),
  ),
})
