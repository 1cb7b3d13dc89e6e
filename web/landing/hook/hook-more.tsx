import { productTerms } from '#shared/lending/product-terms.ts'
import { lineMore } from '../line-more.tsx'
import { tenorLookup } from '../tenor-lookup.ts'

const tenorOf = tenorLookup(productTerms.small_shop_financing)

export const Component = lineMore('landingHookMore', 'small_shop_financing', (terms, { percent, count }) => ({
  margin: percent(terms.marginPercent),
  lowest: percent(terms.salesShares.lowest),
  highest: percent(terms.salesShares.highest),
  days: tenorOf('salesShare'),
  bulletDays: tenorOf('bullet'),
  minimum: count(terms.minimumDrawdownCents / 100),
  least: count(terms.minimumRepaymentCents / 100),
}))
