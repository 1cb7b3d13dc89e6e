import { expect, test } from 'vitest'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { takingsOf } from '../../scripts/sandbox/payment-accounts/takings.ts'

test.each(['2026-11-21T06:00:00.000Z', '2026-12-25T12:00:00.000Z', '2027-03-01T06:00:00.000Z'])(
  'all sales up to %s are paid out or in the balance',
  (at) => {
    for (const index of [0, 1]) {
      const { sales, pendingCents, availableCents, payouts } = takingsOf(
        { index, of: 2 },
        '2026-11-20',
        new Date(at),
      )
      const net = sales
        .map(({ kind, amount }) => (kind === 'sale' ? 1 : -1) * centsFromDecimal(amount))
        .reduce((sum, cents) => sum + cents, 0)
      const paid = payouts.reduce((sum, { cents }) => sum + cents, 0)
      expect(paid + pendingCents + availableCents).toBe(net)
      expect(payouts.every(({ cents }) => cents > 0)).toBe(true)
    }
  },
)
