import { describeConversions } from '#shared/credit/describe-conversions.ts'
import { describeFactors } from '#shared/credit/describe-factors.ts'
import type { ComputedLimit, ShownLimit, ShownLimitRequest, ShownRenewal } from '#shared/desk/limit.ts'
import { NoExchangeRate } from '#shared/lending/convert-sales.ts'
import { calendarMonthsOf, type ExplainedLimit } from '#shared/lending/credit-limit.ts'
import type { TrailingMonth } from '#shared/lending/limit-measures.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findCompany } from '../../data/companies.ts'
import { findCreditApplication } from '../../data/credit-applications.ts'
import type { CreditRequest } from '../../data/credit-requests.ts'
import { findFacility } from '../../data/facilities.ts'
import { findLimitRequest, type LimitRequest } from '../../data/limit-requests.ts'
import { findRenewalRequest, type RenewalRequest } from '../../data/renewal-requests.ts'
import { isInFacility, listShops } from '../../data/shops.ts'
import { decideLimit } from '../../underwriting/decide-limit.ts'
import { type CompanySales, readShopSales } from '../../underwriting/read-shop-sales.ts'
import { withUnverifiedSales } from '../../underwriting/with-unverified-sales.ts'
import { describeUnlinked } from '../company/describe-unlinked.ts'
import { describeUploaded } from '../company/describe-uploaded.ts'
import { companyNamesOf } from '../engine/company-names.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { pendingApprovals } from '../engine/pending-approvals.ts'
import { describeExamination } from './describe-examination.ts'

const describeMonth = ({ from, to, netSalesCents, refundsCents }: TrailingMonth) => ({
  from,
  to,
  net_sales: decimalFromCents(netSalesCents),
  ...(refundsCents === undefined ? {} : { refunds: decimalFromCents(refundsCents) }),
})

const describeLimit = (calculation: ExplainedLimit, limitCapCents: number): ComputedLimit => ({
  limit: decimalFromCents(calculation.limitCents),
  start: decimalFromCents(calculation.startCents),
  netSales: calculation.factors.netSales.value,
  asOf: calculation.calculationDate,
  factors: describeFactors(calculation, limitCapCents),
  months: calendarMonthsOf(calculation).map(describeMonth),
  ruleMonths: calculation.factors.stability.months.map(describeMonth),
  platforms: calculation.factors.diversification.platforms.map(({ platform, netSalesCents }) => ({
    platform,
    netSales: decimalFromCents(netSalesCents),
  })),
  conversions: describeConversions(calculation.conversions ?? []),
})

/** The limit from sales under terms; null if sales support none. */
const limitBy = (sales: CompanySales | undefined, terms: ProductTerms): ComputedLimit | null => {
  const decision = sales && decideLimit(sales, terms)
  return decision?.calculation ? describeLimit(decision.calculation, terms.limitCapCents) : null
}

/** `read`, or null if sales have to be converted and no rate was published that early. */
const requireExchangeRates = async <Read>(read: () => Promise<Read>): Promise<Read | null> => {
  try {
    return await read()
  } catch (error) {
    if (error instanceof NoExchangeRate) return null
    throw error
  }
}

/** The fields common to all requests of a seller. */
const describeRequest = (
  { submittedAt, preLimitCents, calculation }: CreditRequest,
  limitCapCents: number,
) => ({
  submittedAt,
  present: decimalFromCents(preLimitCents),
  calculated: describeLimit(calculation, limitCapCents),
})

const describeLimitRequest = (
  request: LimitRequest | undefined,
  limitCapCents: number,
): ShownLimitRequest | null =>
  request?.status === 'submitted'
    ? {
        requestId: request.requestId,
        requested: decimalFromCents(request.requestedCents),
        note: request.note ?? null,
        documents: (request.documents ?? []).map(({ fileId, fileName }) => ({ fileId, fileName })),
        ...describeRequest(request, limitCapCents),
      }
    : null

const describeRenewal = (renewal: RenewalRequest | undefined, limitCapCents: number): ShownRenewal | null =>
  renewal?.status === 'submitted'
    ? {
        renewalId: renewal.requestId,
        reviewDate: renewal.reviewDate,
        ...describeRequest(renewal, limitCapCents),
      }
    : null

export const showLimitAct: RunAct<'limit-show'> = async (
  { facilityId, salesMultiple, limitCap },
  _act,
  { table, clock, config },
) => {
  const facility = await findFacility(table, facilityId)
  if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const { companyId, productCode, currency, terms, balances } = facility
  const now = clock()
  const basis = { asOf: businessDate(now), currency }
  const [company, application] = await Promise.all([
    findCompany(table, companyId),
    findCreditApplication(table, companyId, productCode),
  ])
  if (!company || application?.status !== 'active')
    throw new Error(`facility ${facilityId} has no application`)
  const [shops, request, renewal, proposed] = await Promise.all([
    listShops(table, companyId),
    application.limitRequest && findLimitRequest(table, companyId, application.limitRequest.requestId),
    application.renewal && findRenewalRequest(table, companyId, application.renewal.requestId),
    pendingApprovals({ table, clock }, companyId, facilityId),
  ])
  const isAsked = salesMultiple !== undefined || limitCap !== undefined
  const other: ProductTerms = {
    ...terms,
    ...(salesMultiple === undefined ? {} : { salesMultiple }),
    ...(limitCap === undefined ? {} : { limitCapCents: limitCap }),
  }
  const [today = null, otherTerms = null] =
    (await requireExchangeRates(async () => {
      const read = await readShopSales(table, companyId, now, basis, { of: productCode })
      const sales = read && (await withUnverifiedSales(table, companyId, read, other))
      return [limitBy(sales, terms), isAsked ? limitBy(sales, other) : null] as const
    })) ?? []
  const shown: ShownLimit = {
    facilityId,
    companyId,
    ...companyNamesOf(company),
    productCode,
    currency,
    status: facility.status,
    limit: decimalFromCents(balances.limit),
    limitCap: decimalFromCents(terms.limitCapCents),
    salesMultiple: terms.salesMultiple,
    granted: describeLimit(application.calculation, terms.limitCapCents),
    today,
    otherTerms,
    examined: shops.filter((shop) => isInFacility(shop, productCode)).map(describeExamination),
    unlinkedMarketplaces: await describeUnlinked({ table, config }, companyId, shops),
    uploaded: await describeUploaded(table, companyId, now),
    request: describeLimitRequest(request, terms.limitCapCents),
    renewal: describeRenewal(renewal, terms.limitCapCents),
    proposed,
  }
  return { ok: true, ...shown }
}
