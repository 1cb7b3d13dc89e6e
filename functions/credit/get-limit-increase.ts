import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { NoExchangeRate } from '#shared/lending/convert-sales.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { describeAgreement } from '../agreements/describe-agreement.ts'
import { type Agreement, findAgreement } from '../data/agreements.ts'
import { findCreditApplication } from '../data/credit-applications.ts'
import { type Facility, findCompanyFacility } from '../data/facilities.ts'
import { findLimitRequest, type LimitRequest, limitRequestStatusAt } from '../data/limit-requests.ts'
import type { Table } from '../data/table.ts'
import { answer, type Handler } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import type { Deps } from '../runtime/deps.ts'
import { decideNewLimit } from '../underwriting/decide-limit.ts'
import { readShopSales } from '../underwriting/read-shop-sales.ts'
import { withUnverifiedSales } from '../underwriting/with-unverified-sales.ts'

type Operation = typeof creditEndpoints.getLimitIncrease
type RequestOnWire = NonNullable<NonNullable<ResponseOf<Operation>>['request']>

const describeRequest = (
  request: LimitRequest,
  agreement: Agreement | undefined,
  now: Date,
): RequestOnWire => ({
  approval_id: request.requestId,
  status: limitRequestStatusAt(request, now),
  submitted_at: request.submittedAt,
  decided_at: request.decidedAt ?? null,
  pre_limit: decimalFromCents(request.preLimitCents),
  requested_limit: decimalFromCents(request.requestedCents),
  approved_limit: request.approvedCents === undefined ? null : decimalFromCents(request.approvedCents),
  offered_until: request.offeredUntil ?? null,
  agreement: agreement ? { ...describeAgreement(agreement, now), locale: agreement.locale } : null,
  reject_reason: request.rejectReason ?? null,
  rejection: request.rejection ?? null,
  note: request.note ?? null,
  documents: (request.documents ?? []).map(({ fileId, fileName }) => ({
    file_id: fileId,
    file_name: fileName,
  })),
})

/** Undefined if the sales support no limit, or none yet; `waitsForRates` if that is for want of recent exchange rates. */
const supportedBySales = async (
  { companyId, productCode, currency, terms }: Facility,
  { table, clock }: Deps,
): Promise<Cents | 'waitsForRates' | undefined> => {
  const now = clock()
  const basis = { asOf: businessDate(now), currency }
  const sales = await readShopSales(table, companyId, now, basis, { of: productCode })
  if (!sales) return undefined
  try {
    const decision = decideNewLimit(await withUnverifiedSales(table, companyId, sales, terms), terms)
    return decision.ok ? decision.calculation.limitCents : undefined
  } catch (error) {
    if (error instanceof NoExchangeRate) return 'waitsForRates'
    throw error
  }
}

/** A request, and its agreement. */
const findRequest = async (table: Table, companyId: string, requestId: string | undefined) => {
  const request = requestId ? await findLimitRequest(table, companyId, requestId) : undefined
  const { agreementId } = request ?? {}
  const agreement = agreementId ? await findAgreement(table, companyId, agreementId) : undefined
  return [request, agreement] as const
}

export const getLimitIncrease: Handler<Operation> = async ({ session }, deps) => {
  const { table, clock } = deps
  const { companyId } = session
  const { productCode } = lineOfSession(session)
  const [application, facility] = await Promise.all([
    findCreditApplication(table, companyId, productCode),
    findCompanyFacility(table, companyId, productCode),
  ])
  if (application?.status !== 'active' || !facility) return answer(null)
  const { limitRequest } = application
  const [supported, [request, agreement]] = await Promise.all([
    supportedBySales(facility, deps),
    findRequest(table, companyId, limitRequest?.requestId),
  ])
  return answer({
    currency: facility.currency,
    limit: decimalFromCents(facility.balances.limit),
    cap: decimalFromCents(facility.terms.limitCapCents),
    supported_limit: typeof supported === 'number' ? decimalFromCents(supported) : null,
    waits_for_rates: supported === 'waitsForRates',
    request: request ? describeRequest(request, agreement, clock()) : null,
  })
}
