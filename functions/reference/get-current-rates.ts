import { exampleCurrency } from '#shared/drawdown/example-conditions.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import { currencies } from '#shared/money/currency.ts'
import type { referenceEndpoints } from '#shared/reference/reference.endpoints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findTermsOn } from '../data/terms-versions.ts'
import { answer, type Handler } from '../http/handle.ts'
import { resolveBenchmark } from './resolve-benchmark.ts'

const ratesOf = ({ marginPercent, fees }: ProductTerms) => ({ margin: marginPercent, fees: [...fees] })

export const getCurrentRates: Handler<typeof referenceEndpoints.getCurrentRates> = async (_call, deps) => {
  const date = businessDate(deps.clock())
  const termsOf = async (code: ProductCode) => (await findTermsOn(deps.table, code, date)).terms
  const [small_shop_financing, revenue_credit_automation, payoneer] = await Promise.all([
    termsOf('small_shop_financing'),
    termsOf('revenue_credit_automation'),
    termsOf('payoneer'),
  ])
  const fixings = await Promise.all(
    currencies.map(
      async (currency) => [currency, await resolveBenchmark(deps, small_shop_financing, currency)] as const,
    ),
  )
  const benchmarks = Object.fromEntries(fixings.filter(([, fixing]) => fixing !== undefined))
  return answer({
    date,
    benchmark: benchmarks[exampleCurrency] ?? null,
    benchmarks,
    products: {
      small_shop_financing: ratesOf(small_shop_financing),
      revenue_credit_automation: ratesOf(revenue_credit_automation),
      payoneer: ratesOf(payoneer),
    },
  })
}
