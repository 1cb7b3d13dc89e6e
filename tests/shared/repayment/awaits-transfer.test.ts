import { expect, test } from 'vitest'
import { awaitsTransfer } from '#shared/repayment/awaits-transfer.ts'

const owedCents = { fee: 0, overdueInterest: 3_00, interest: 20_00, principal: 100_00 }

test.each([
  ['no transfer is reported', 'active', 0, owedCents, true],
  ['everything except later interest is reported', 'active', 120_00, owedCents, false],
  ['a part is reported', 'partial collected', 119_99, owedCents, true],
  ['only later interest is left', 'partial collected', 0, { ...owedCents, interest: 0, principal: 0 }, true],
  ['nothing is owed', 'collected', 0, { fee: 0, overdueInterest: 0, interest: 0, principal: 0 }, false],
  ['it is suspended', 'suspend', 0, owedCents, false],
] as const)('if %s', (_case, status, pendingCents, owed, expected) => {
  expect(awaitsTransfer({ status, pendingCents, owedCents: owed })).toBe(expected)
})
