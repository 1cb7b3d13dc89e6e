import { countedInboxes } from '#shared/desk/work.ts'
import type { InboxCount } from '#shared/desk/work-responses.ts'
import { oldestOpenProposal } from '../../data/proposals.ts'
import { countAwaitingReview } from '../../data/review-queue.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { permittedActNames } from '../engine/permitted-acts.ts'

/** The maximum count of an inbox: more is shown as this many and more. */
const maxCounted = 100

export const countWorkAct: RunAct<'work-count'> = async (_input, { roles }, { table, clock }) => {
  const own = await permittedActNames(roles)
  const counts = await Promise.all(
    countedInboxes
      .filter(({ act }) => own.includes(act))
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
  )
  return { ok: true, counts }
}
