import { listWaitingCorrections } from '../../data/corrections.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { workQueuePage } from '../engine/work-queue-page.ts'

export const listCorrectionsAct: RunAct<'correction-list'> = async (asked, { actor }, { table, clock }) => ({
  ok: true,
  ...(await workQueuePage(
    {
      kind: 'correction',
      list: (limit, after) => listWaitingCorrections(table, limit, after),
      describe: ({ userId, requestId, companyId, about, text, askedAt, dueAt }) => ({
        userId,
        requestId,
        companyId,
        about,
        text,
        askedAt,
        answerDue: dueAt,
      }),
    },
    asked,
    actor,
    { table, clock },
  )),
})
