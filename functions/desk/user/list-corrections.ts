import * as z from 'zod/mini'
import { listWaitingCorrections } from '../../data/corrections.ts'
import { deskAct } from '../engine/desk-act.ts'
import { workQueueFields, workQueuePage } from '../engine/work-queue-page.ts'

export const listCorrectionsAct = deskAct({
  name: 'correction-list',
  summary: 'What users have asked to have corrected of what is kept of them, the longest waiting first.',
  reads: 'personal data',
  schema: z.object(workQueueFields),
  run: async (asked, { actor }, { table, clock }) => ({
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
  }),
})
