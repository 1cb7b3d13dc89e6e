import { array, assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { repaymentOutlook } from '../../../../web/features/credit/facility/repayment-outlook.ts'

const payment = (due_date: string, principal: string, interest: string, total: string) => ({
  due_date,
  principal,
  interest,
  total,
})

test('payments of a month are summed, and the outstanding amount decreases each month', () => {
  const drawdowns = [
    {
      upcoming: [
        payment('2027-01-22', '100.00', '2.00', '102.00'),
        payment('2027-02-22', '100.00', '1.00', '101.00'),
      ],
    },
    { upcoming: [payment('2027-01-05', '50.00', '0.50', '50.50')] },
  ]
  expect(repaymentOutlook('260.00', drawdowns)).toEqual([
    { month: '2027-01', due: '152.50', left: '110.00' },
    { month: '2027-02', due: '101.00', left: '10.00' },
  ])
  expect(repaymentOutlook('260.00', [{ upcoming: [] }])).toEqual([])
})

test('due amounts add up, and the rest is the part without a schedule', () => {
  const cents = integer({ min: 0, max: 9_999_99 })
  const one = record({ month: integer({ min: 1, max: 12 }), principal: cents, interest: cents })
  assert(
    property(array(one, { minLength: 1, maxLength: 20 }), cents, (payments, besides) => {
      const upcoming = payments.map(({ month, principal, interest }) =>
        payment(
          `2027-${String(month).padStart(2, '0')}-15`,
          decimalFromCents(principal),
          decimalFromCents(interest),
          decimalFromCents(principal + interest),
        ),
      )
      const principal = payments.reduce((sum, each) => sum + each.principal, 0)
      const months = repaymentOutlook(decimalFromCents(principal + besides), [{ upcoming }])
      expect(months.at(-1)?.left).toBe(decimalFromCents(besides))
      expect(months.reduce((sum, { due }) => sum + centsFromDecimal(due), 0)).toBe(
        payments.reduce((sum, each) => sum + each.principal + each.interest, 0),
      )
    }),
  )
})
