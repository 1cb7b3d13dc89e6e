import * as z from 'zod/mini'
import { countedInboxes, type InboxCount } from '#shared/desk/work.ts'
import { oldestOpenProposal } from '../../data/proposals.ts'
import { countAwaitingReview } from '../../data/review-queue.ts'
import { deskAct } from '../engine/desk-act.ts'

/** The maximum count of an inbox: more is shown as this many and more. */
const maxCounted = 100

export const countWorkAct = deskAct({
  name: 'work-count',
  summary: 'How many wait in each inbox that your roles have; of many, that it is so many or more.',
  reads: true,
  unrecorded: 'the console’s navigation counts once a minute, and a count names nothing',
  schema: z.object({}),
  run: async (_input, { ownActs }, { table, clock }) => ({
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
  }),
})
