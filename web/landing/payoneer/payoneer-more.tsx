import { currencyFixedBy, productTerms } from '#shared/lending/product-terms.ts'
import { lineMore } from '../line-more.tsx'
import { tenorLookup } from '../tenor-lookup.ts'

const tenorOf = tenorLookup(productTerms.payoneer)

export const Component = lineMore('landingPayoneerMore', 'payoneer', (terms, { percent }) => ({
  margin: percent(terms.marginPercent),
  fee: percent(terms.fees[0]?.percent ?? '0.00'),
  days: tenorOf('bullet'),
  months: tenorOf('equalPrincipal'),
  currency: currencyFixedBy(terms.currencyRule),
  grace: terms.graceDays,
}))
