import * as z from 'zod/mini'
import { listWaitingCorrections } from '../../data/corrections.ts'
import { deskAct } from '../engine/desk-act.ts'
import { tellWaiting, waitingFields } from '../engine/tell-waiting.ts'

export const listCorrectionsAct = deskAct({
  name: 'correction-list',
  summary: 'What users have asked to have corrected of what is kept of them, the longest waiting first.',
  reads: 'personal data',
  schema: z.object(waitingFields),
  run: async (asked, { actor }, { table, clock }) => ({
    ok: true,
    ...(await tellWaiting(
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
