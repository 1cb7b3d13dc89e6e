import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { referenceEndpoints } from '#shared/reference/reference.endpoints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findTermsOn } from '../data/terms-versions.ts'
import { answer, type Handler } from '../http/handle.ts'
import { findSofr } from './find-sofr.ts'

export const getCurrentRates: Handler<typeof referenceEndpoints.getCurrentRates> = async (_call, deps) => {
  const date = businessDate(deps.clock())
  const ratesOf = async (code: ProductCode) => {
    const { terms } = await findTermsOn(deps.table, code, date)
    return { margin: terms.marginPercent, fees: [...terms.fees] }
  }
  const [fixing, small_shop_financing, revenue_credit_automation, payoneer] = await Promise.all([
    findSofr(deps),
    ratesOf('small_shop_financing'),
    ratesOf('revenue_credit_automation'),
    ratesOf('payoneer'),
  ])
  return answer({
    date,
    benchmark: fixing ? { percent: fixing.percent, date: fixing.date, source: fixing.source } : null,
    products: { small_shop_financing, revenue_credit_automation, payoneer },
  })
}
