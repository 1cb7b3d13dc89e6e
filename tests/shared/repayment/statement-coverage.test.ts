import { expect, test } from 'vitest'
import {
  type CoveredPeriod,
  extendCoverage,
  type StatementWithNewLines,
} from '#shared/repayment/statement-coverage.ts'

const numbering = { statementId: 's', format: 'camt' }

const period = (openingCents: number, closingCents: number, day: string): CoveredPeriod => ({
  from: day,
  to: day,
  openingCents,
  closingCents,
  keptCents: closingCents - openingCents,
  first: numbering,
  last: numbering,
})

test('a statement joins the periods before and after it, although its own balances lead to the same sum', () => {
  const coverage = [period(0, 1400_00, '2027-01-12'), period(1900_00, 500_00, '2027-01-13')]
  const between: StatementWithNewLines = {
    ...numbering,
    from: '2027-01-13',
    to: '2027-01-13',
    openingCents: 1400_00,
    closingCents: 1900_00,
    freshCount: 1,
    freshCents: 500_00,
    startsFresh: true,
    endsFresh: true,
  }
  expect(extendCoverage(coverage, between)).toMatchObject({
    fit: 'joined',
    coverage: [{ openingCents: 0, closingCents: 500_00, keptCents: 500_00 }],
  })
})
