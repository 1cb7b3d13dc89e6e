import * as z from 'zod/mini'
import { answerDueOn } from '#shared/kyc/review-time.ts'
import { listKycsAwaitingReview } from '../../data/kyc.ts'
import { fields } from '../engine/act-fields.ts'
import { deskAct } from '../engine/desk-act.ts'
import { tellWaiting } from '../engine/tell-waiting.ts'

export const listKycAct = deskAct({
  name: 'kyc-list',
  summary: 'The companies that wait for their KYC to be decided, oldest first.',
  reads: true,
  schema: z.object({ limit: fields.listLimit, cursor: fields.listCursor }),
  run: async ({ limit, cursor }, _act, { table }) => ({
    ok: true,
    ...(await tellWaiting(
      await listKycsAwaitingReview(table, limit, cursor),
      limit,
      ({
        companyId,
        kycId,
        registerNameEn,
        registerNameCn,
        status,
        submittedAt,
        reviewer,
        changesKycId,
      }) => ({
        companyId,
        kycId,
        registerNameEn: registerNameEn ?? null,
        registerNameCn: registerNameCn ?? null,
        status,
        isChange: changesKycId !== undefined,
        submittedAt: submittedAt ?? null,
        answerDue: submittedAt ? answerDueOn(submittedAt) : null,
        reviewer: reviewer ?? null,
      }),
      table,
    )),
  }),
})
