import { expect, test } from 'vitest'
import {
  bankReasons,
  isBankReason,
  isTransferRefused,
  rejectionCauseOf,
  standingOf,
  transferOutcomeOf,
} from '#shared/drawdown/transfer-status.ts'

const at = (hour: number, status: string) => ({
  status,
  reportedAt: `2026-11-01T${String(hour).padStart(2, '0')}:00:00.000Z`,
})

test.each([
  ['ACTC', 'accepted'],
  ['ACCP', 'accepted'],
  ['ACSP', 'accepted'],
  ['ACSC', 'paid'],
  ['PDNG', 'pending'],
  ['RJCT', 'rejected'],
  ['RTRN', 'returned'],
  ['PART', 'unknown'],
  ['toString', 'unknown'],
])('status %s means %s', (status, outcome) => {
  expect(transferOutcomeOf(status)).toBe(outcome)
})

test('the bank’s latest status counts, in whatever order it is read, and an unknown one changes nothing', () => {
  const statuses = [at(12, 'RJCT'), at(13, 'XXXX'), at(9, 'ACCP'), at(10, 'PDNG')]
  for (const order of [statuses, statuses.toReversed()]) {
    const standing = standingOf(order)
    expect(standing).toMatchObject({ outcome: 'rejected', isContradictory: false, latest: at(12, 'RJCT') })
    expect(isTransferRefused(standing)).toBe(true)
  }
  expect(standingOf([at(1, 'XXXX')])).toMatchObject({ outcome: 'unknown' })
  expect(standingOf([])).toBeUndefined()
  expect(isTransferRefused(standingOf([at(1, 'ACSC')]))).toBe(false)
})

test.each([
  [['RJCT', 'ACCP'], true],
  [['RJCT', 'ACSC'], true],
  [['RTRN', 'ACSC'], true],
  [['ACSC', 'RJCT'], true],
  [['RJCT', 'RJCT'], false],
  [['ACSC', 'RTRN'], false],
  [['ACCP', 'ACSP', 'ACSC'], false],
  [['PDNG', 'RJCT'], false],
  [['RJCT', 'PDNG'], false],
] as const)('%s contradicts itself: %s', (codes, isContradictory) => {
  expect(standingOf(codes.map((code, hour) => at(hour, code)))).toMatchObject({ isContradictory })
})

test('the cause for the payee is by the reasons, and of the bank where none is known', () => {
  expect(rejectionCauseOf(['AC01'])).toBe('details')
  expect(rejectionCauseOf(['AC01', 'AC04'])).toBe('closed')
  expect(rejectionCauseOf(['AM04'])).toBe('bank')
  expect(rejectionCauseOf([])).toBe('bank')
  expect(new Set(bankReasons).size).toBe(bankReasons.length)
  expect(isBankReason('ZZ99')).toBe(false)
})
