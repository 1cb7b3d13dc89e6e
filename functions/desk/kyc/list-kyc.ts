import { kycDecisionDueOn } from '#shared/kyc/review-time.ts'
import { listKycsAwaitingReview } from '../../data/kyc.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { runWorkQueue } from '../engine/work-queue-page.ts'

export const listKycAct: RunAct<'kyc-list'> = runWorkQueue(
  'kyc',
  listKycsAwaitingReview,
  ({ companyId, kycId, status, submittedAt, changesKycId }) => ({
    companyId,
    kycId,
    status,
    isChange: changesKycId !== undefined,
    submittedAt: submittedAt ?? null,
    answerDue: submittedAt ? kycDecisionDueOn(submittedAt) : null,
  }),
)
