import type { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { currencyFixedBy, productTerms } from '#shared/lending/product-terms.ts'
import type { Cents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findCompanyFacility } from '../data/facilities.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { resolveBenchmark } from '../reference/resolve-benchmark.ts'
import { priceOption } from './price-option.ts'

/** Rates in percent do not depend on the amount, except by rounded cents. */
const exampleCents: Cents = 100_000_00

export const getSofr: Handler<typeof drawdownEndpoints.getSofr> = async ({ session }, deps) => {
  const { productCode } = lineOfSession(session)
  const facility = await findCompanyFacility(deps.table, session.companyId, productCode)
  const terms = facility?.terms ?? productTerms[productCode]
  const currency = facility?.currency ?? currencyFixedBy(terms.currencyRule) ?? 'USD'
  const benchmark = await resolveBenchmark(deps, terms, currency)
  if (!benchmark) return refuse('noCurrentBenchmark')
  const [option] = terms.repayment
  const price = priceOption({ terms, currency, yearlyNetSalesCents: 0 }, option, {
    amountCents: exampleCents,
    benchmark,
    salesShare: terms.salesShares.lowest,
    drawdownDate: businessDate(deps.clock()),
  })
  return answer({
    ...benchmark,
    margin: terms.marginPercent,
    rate: price.ratePercent,
    basis: price.dayCountBasis,
    repayment_method: option.method,
    effective_rate: price.effectiveRatePercent,
  })
}
