import { answerDueOn } from '#shared/kyc/review-time.ts'
import { listKycsAwaitingReview } from '../../data/kyc.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { workQueuePage } from '../engine/work-queue-page.ts'

export const listKycAct: RunAct<'kyc-list'> = async (asked, { actor }, { table, clock }) => ({
  ok: true,
  ...(await workQueuePage(
    {
      kind: 'kyc',
      list: (limit, after) => listKycsAwaitingReview(table, limit, after),
      describe: ({ companyId, kycId, status, submittedAt, changesKycId }) => ({
        companyId,
        kycId,
        status,
        isChange: changesKycId !== undefined,
        submittedAt: submittedAt ?? null,
        answerDue: submittedAt ? answerDueOn(submittedAt) : null,
      }),
    },
    asked,
    actor,
    { table, clock },
  )),
})
