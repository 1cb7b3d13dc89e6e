import { applicationSteps, stepOfStatus } from '#shared/application/position.ts'
import type { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import type { OpenStep } from '#shared/credit/credit-estimate.schema.ts'
import { describeConversions } from '#shared/credit/describe-conversions.ts'
import { describeFactors } from '#shared/credit/describe-factors.ts'
import { currencyFixedBy } from '#shared/lending/product-terms.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { ProductLine } from '#shared/product-lines/product-lines.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findCompany } from '../data/companies.ts'
import { findCreditApplication } from '../data/credit-applications.ts'
import { findPosition } from '../data/positions.ts'
import type { Table } from '../data/table.ts'
import { findTermsOn } from '../data/terms-versions.ts'
import { answer, type Handler } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { decideLimit } from '../underwriting/decide-limit.ts'
import { readShopSales } from '../underwriting/read-shop-sales.ts'
import { requireExchangeRates } from '../underwriting/require-exchange-rates.ts'
import { withUnverifiedSales } from '../underwriting/with-unverified-sales.ts'

type Operation = typeof creditEndpoints.getCreditEstimate

const noFigures = {
  reason: null,
  currency: null,
  limit: null,
  net_sales: null,
  start: null,
  factors: [],
  conversions: [],
}

const findOpenSteps = async (table: Table, companyId: string, line: ProductLine): Promise<OpenStep[]> => {
  const [company, position] = await Promise.all([
    findCompany(table, companyId),
    findPosition(table, companyId, line),
  ])
  const reached = position ? applicationSteps.indexOf(stepOfStatus(position.status)) : -1
  const has = (step: (typeof applicationSteps)[number]) => reached >= applicationSteps.indexOf(step)
  const isOpen: Record<OpenStep, boolean> = {
    kyc: company?.kycStatus !== 'approved',
    application: !has('Business Info Submitted'),
    signature: !has('Signing Completed'),
  }
  return (['kyc', 'application', 'signature'] as const).filter((step) => isOpen[step])
}

const estimate: Handler<Operation> = async ({ session }, { table, clock }) => {
  const line = lineOfSession(session)
  const { companyId } = session
  const now = clock()
  const { terms } = await findTermsOn(table, line.productCode, businessDate(now))
  const [application, open, sales] = await Promise.all([
    findCreditApplication(table, companyId, line.productCode),
    findOpenSteps(table, companyId, line),
    readShopSales(table, companyId, now, {
      asOf: businessDate(now),
      currency: currencyFixedBy(terms.currencyRule),
    }),
  ])
  if (application) return answer({ ...noFigures, status: 'decided', open: [] })
  if (!sales) return answer({ ...noFigures, status: 'importing', open })
  const decision = decideLimit(await withUnverifiedSales(table, companyId, sales, terms), terms)
  if (!decision.ok)
    return decision.reason === 'noShops'
      ? answer({ ...noFigures, status: 'none', open })
      : answer({ ...noFigures, status: 'impossible', reason: decision.reason, open })
  const { currency, calculation } = decision
  return answer({
    status: 'estimated',
    reason: null,
    currency,
    limit: decimalFromCents(calculation.limitCents),
    net_sales: calculation.factors.netSales.value,
    start: decimalFromCents(calculation.startCents),
    factors: describeFactors(calculation, terms.limitCapCents),
    conversions: describeConversions(calculation.conversions ?? []),
    open,
  })
}

/** The rules of the limit itself, on the sales of the linked shops and the product's present terms. */
export const getCreditEstimate: Handler<Operation> = (call, deps) =>
  requireExchangeRates(() => estimate(call, deps))
