import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { flowParameters } from '#shared/flows/flow-parameters.ts'
import { type Flows, matchFlowRules, type Payout, type Receipt } from '#shared/flows/flow-rules.ts'
import { addDays } from '#shared/time/business-date.ts'

const names = ['Lantern Street Trading Limited', '灯街贸易有限公司']
const receipt = (given: Partial<Receipt> = {}): Receipt => ({
  lineId: 'line-1',
  cents: 5_000_00,
  currency: 'USD',
  valueDate: '2027-01-10',
  payerName: 'LANTERN STREET TRADING LIMITED',
  ...given,
})
const payout: Payout = {
  drawdownId: 'd1',
  cents: 10_000_00,
  currency: 'USD',
  paidOn: '2027-01-05',
  holder: 'Lantern Street Trading Limited',
  lastFour: '6789',
  numberLength: 12,
}
const found = (flows: Partial<Flows>) =>
  matchFlowRules({ receipts: [], payouts: [], names, ...flows }).map(({ rule, key, lineIds }) => [
    rule,
    key,
    ...lineIds,
  ])

describe('another payer', () => {
  test('is found once for each name, whatever its case and width', () => {
    expect(
      found({
        receipts: [
          receipt(),
          receipt({ lineId: 'line-2', payerName: 'WONG Siu Ming' }),
          receipt({ lineId: 'line-3', payerName: 'Ｗｏｎｇ siu ming' }),
          receipt({ lineId: 'line-4', payerName: '灯街贸易有限公司' }),
          receipt({ lineId: 'line-5', payerName: undefined }),
        ],
      }),
    ).toEqual([['otherPayer', expect.any(String), 'line-2', 'line-3']])
  })
})

describe('a payout', () => {
  const back = (cents: number, days: number, given: Partial<Receipt> = {}) =>
    receipt({ cents, valueDate: addDays(payout.paidOn, days), drawdownId: 'd1', ...given })

  test.each<[string, Receipt[], boolean]>([
    ['most of it on the last day', [back(8_000_00, flowParameters.quickDays)], true],
    ['less than that', [back(7_999_99, 1)], false],
    ['a day later', [back(8_000_00, flowParameters.quickDays + 1)], false],
    ['in parts', [back(5_000_00, 1), back(3_000_00, 2, { lineId: 'line-2' })], true],
    ['of another drawdown', [back(9_000_00, 1, { drawdownId: 'd2' })], false],
    ['before it', [back(9_000_00, -1)], false],
  ])('is repaid quickly by %s: %#', (_, receipts, isFound) => {
    const rules = found({ receipts, payouts: [payout] }).map(([rule]) => rule)
    expect(rules.includes('repaidQuickly')).toBe(isFound)
  })

  test.each<[string, Receipt, boolean]>([
    ['from its account', receipt({ cents: 9_600_00, payerName: '', payerAccount: '000-12345-6789' }), true],
    ['from its holder', receipt({ cents: 10_400_00 }), true],
    [
      'from another account and holder',
      receipt({ cents: 10_000_00, payerName: 'X', payerAccount: '1' }),
      false,
    ],
    ['in another amount', receipt({ cents: 9_000_00 }), false],
    ['weeks later', receipt({ cents: 10_000_00, valueDate: '2027-01-20' }), false],
    ['in another currency', receipt({ cents: 10_000_00, currency: 'HKD' }), false],
  ])('returns %s', (_, returned, isFound) => {
    const rules = found({ receipts: [returned], payouts: [payout] }).map(([rule]) => rule)
    expect(rules.includes('roundTrip')).toBe(isFound)
  })
})

describe('receipts just below an amount', () => {
  const limit = flowParameters.splitBelowCents.USD
  const small = (index: number, days: number, cents = limit - 1) =>
    receipt({ lineId: `line-${index}`, cents, valueDate: addDays('2027-01-10', days) })

  test('are one alert for a run, named by its first line', () => {
    expect(found({ receipts: [small(1, 0), small(2, 3), small(3, 7), small(4, 20)] })).toEqual([
      ['splitReceipts', 'line-1', 'line-1', 'line-2', 'line-3'],
    ])
  })

  test.each<[string, Receipt[]]>([
    ['two of them', [small(1, 0), small(2, 1)]],
    ['at the amount', [small(1, 0), small(2, 1), small(3, 2, limit)]],
    ['far below it', [small(1, 0), small(2, 1), small(3, 2, (limit * 8) / 10)]],
    ['over more days', [small(1, 0), small(2, 1), small(3, 8)]],
    ['parts of one line', [small(1, 0), small(1, 0, 5_00), small(2, 1)]],
  ])('are none with %s', (_, receipts) => {
    expect(found({ receipts })).toEqual([])
  })
})

const keysOf = (receipts: readonly Receipt[]) =>
  matchFlowRules({ receipts, payouts: [payout], names })
    .map(({ rule, key }) => `${rule} ${key}`)
    .toSorted()

test('the same facts have the same keys, in whatever order they are read', () => {
  const anyReceipt = fc.record({
    lineId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    cents: fc.constantFrom(100_00, 9_000_00, 10_000_00, 14_999_99),
    currency: fc.constantFrom('USD' as const, 'GBP' as const),
    valueDate: fc.integer({ min: 0, max: 20 }).map((days) => addDays('2027-01-01', days)),
    drawdownId: fc.option(fc.constant('d1'), { nil: undefined }),
    payerName: fc.constantFrom('A Ltd', 'a ltd', names[0]),
  })
  fc.assert(
    fc.property(
      fc.uniqueArray(anyReceipt, { selector: ({ lineId }) => lineId, maxLength: 6 }),
      (receipts) => {
        expect(keysOf(receipts.toReversed())).toEqual(keysOf(receipts))
        expect(new Set(keysOf(receipts)).size).toBe(keysOf(receipts).length)
      },
    ),
  )
})
