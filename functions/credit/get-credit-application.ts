import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import type { CreditRequestStatus } from '#shared/credit/credit-request-states.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { ActiveApplication } from '../data/credit-applications.ts'
import { limitRequestStatusAt } from '../data/limit-requests.ts'
import { answer, type Handler } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { findLimitProgress } from './find-limit-progress.ts'

type CreditApplicationOnWire = ResponseOf<typeof creditEndpoints.getCreditApplication>

const statusWhile = { none: 'none', calculating: 'submitted' } as const

const statusOfRequest = {
  submitted: 'submitted',
  offered: 'offered',
  approved: 'active',
  rejected: 'failed',
  lapsed: 'active',
  withdrawn: 'active',
} as const satisfies Record<CreditRequestStatus, CreditApplicationOnWire['status']>

const firstLimit = { pre_limit: null, type: 'initial', decided_at: null, failure_reason: null } as const

/**
 * A waiting increase comes first, then the recalculation after the first drawdown, while it is under way; else the
 * latest increase.
 */
const describeActive = (
  { limitRequest, recalculation }: ActiveApplication,
  now: Date,
): CreditApplicationOnWire => {
  const status = limitRequest && limitRequestStatusAt(limitRequest, now)
  const isRecalculating = recalculation?.cause === 'firstDrawdown' && !recalculation.doneAt
  if (isRecalculating && status !== 'submitted' && status !== 'offered')
    return { ...firstLimit, status: 'submitted', pre_limit: decimalFromCents(recalculation.preLimitCents) }
  if (!limitRequest || !status) return { ...firstLimit, status: 'active' }
  return {
    status: statusOfRequest[status],
    pre_limit: decimalFromCents(limitRequest.preLimitCents),
    type: 'limit_increase',
    decided_at: status === 'lapsed' ? null : (limitRequest.decidedAt ?? null),
    failure_reason: null,
  }
}

export const getCreditApplication: Handler<typeof creditEndpoints.getCreditApplication> = async (
  { session },
  { table, clock },
) => {
  const line = lineOfSession(session)
  const progress = await findLimitProgress(table, session.companyId, line, clock())
  if (progress.state !== 'decided') return answer({ ...firstLimit, status: statusWhile[progress.state] })
  const { application } = progress
  return answer(
    application.status === 'active'
      ? describeActive(application, clock())
      : { ...firstLimit, status: 'failed', failure_reason: application.reason },
  )
}
