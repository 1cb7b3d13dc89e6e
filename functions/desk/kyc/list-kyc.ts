import * as z from 'zod/mini'
import { answerDueOn } from '#shared/kyc/review-time.ts'
import { listKycsAwaitingReview } from '../../data/kyc.ts'
import { fields } from '../engine/act-fields.ts'
import { deskAct } from '../engine/desk-act.ts'

export const listKycAct = deskAct({
  name: 'kyc-list',
  summary: 'The companies that wait for their KYC to be decided, oldest first.',
  reads: true,
  schema: z.object({ limit: fields.listLimit }),
  run: async ({ limit }, _act, { table }) => {
    const waiting = await listKycsAwaitingReview(table, limit)
    return {
      ok: true,
      waiting: waiting.map(
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
      ),
    }
  },
})
