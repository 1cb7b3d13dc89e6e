import { monthsInWindow } from '#shared/lending/limit-measures.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { lineMore } from '../line-more.tsx'
import { tenorLookup } from '../tenor-lookup.ts'

const tenorOf = tenorLookup(productTerms.revenue_credit_automation)

export const Component = lineMore(
  'landingUnderwritingMore',
  'revenue_credit_automation',
  (terms, { percent }) => ({
    margin: percent(terms.marginPercent),
    fee: percent(terms.fees[0]?.percent ?? '0.00'),
    months: monthsInWindow,
    tenorMonths: tenorOf('equalInstalment'),
    methods: terms.repayment.length,
    multiple: terms.salesMultiple,
    grace: terms.graceDays,
  }),
)
