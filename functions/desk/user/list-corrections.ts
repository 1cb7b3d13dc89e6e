import { findWaitingCorrections, listWaitingCorrections } from '../../data/corrections.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { companiesOf } from '../engine/search-work-queue.ts'
import { workQueuePage } from '../engine/work-queue-page.ts'

export const listCorrectionsAct: RunAct<'correction-list'> = async (asked, { actor }, { table, clock }) => ({
  ok: true,
  ...(await workQueuePage(
    {
      kind: 'correction',
      list: (limit, after) => listWaitingCorrections(table, limit, after),
      find: async (text) => findWaitingCorrections(table, await companiesOf(table, text)),
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
