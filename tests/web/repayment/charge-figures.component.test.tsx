import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { ChargeFigures } from '../../../web/features/repayment/charge-figures.tsx'
import type { Charge } from '../../../web/features/repayment/charge-state.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'
import { aChargeDetail } from '../pages/home/seller-state-builders.ts'

/** The amount next to a term, in cents; undefined without the term. */
const centsOf = (term: string): number => {
  const found = screen.queryAllByRole('term').find(({ textContent }) => textContent?.startsWith(term))
  return found ? centsFromDecimal(found.nextElementSibling?.textContent?.replace(/[^\d.]/g, '') ?? '') : 0
}

it.each<Partial<Charge>>([
  {},
  { fee: '50.00', total: '103007.50' },
  { fee: '50.00', overdue_interest: '300.00', total: '103307.50', received: '10.00' },
  { status: 'collected', fee: '50.00', total: '103007.50', received: '103007.50' },
  { given_back: { interest: '900.00', fee: '333.33', total: '-1233.33' }, total: '101724.17' },
])('the lines of a bill with %j add up to its total', (change) => {
  const detail = aChargeDetail(change)
  renderScreen(<ChargeFigures detail={detail} />)
  const parts = ['本金', '利息', '逾期利息', '费用'].map(centsOf)
  const owed = parts.reduce((sum, cents) => sum + cents)
  expect(owed - centsOf('退还')).toBe(centsOf('应还总额'))
  expect(centsOf('应还总额')).toBe(centsFromDecimal(detail.charge.total))
})
