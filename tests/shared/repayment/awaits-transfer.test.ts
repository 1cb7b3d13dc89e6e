import { expect, test } from 'vitest'
import { awaitsTransfer } from '#shared/repayment/awaits-transfer.ts'

const owedCents = { fee: 0, overdueInterest: 3_00, interest: 20_00, principal: 100_00 }

test.each([
  ['nothing is on its way', 'active', 0, owedCents, true],
  ['all but what accrued since is on its way', 'active', 120_00, owedCents, false],
  ['a part is on its way', 'partial collected', 119_99, owedCents, true],
  [
    'interest of the days since is all that is left',
    'partial collected',
    0,
    { ...owedCents, interest: 0, principal: 0 },
    true,
  ],
  ['nothing is owed', 'collected', 0, { fee: 0, overdueInterest: 0, interest: 0, principal: 0 }, false],
  ['it is held', 'suspend', 0, owedCents, false],
] as const)('if %s', (_case, status, pendingCents, owed, expected) => {
  expect(awaitsTransfer({ status, pendingCents, owedCents: owed })).toBe(expected)
})
