import { array, assert, constant, integer, oneof, property, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  approvalLapsesOn,
  changeSecondApproval,
  needsSecondApproval,
  noSecondApproval,
  ruleAt,
  type SecondApproval,
  weakerRuleDelayMs,
} from '#shared/drawdown/second-approval.ts'

const now = new Date('2026-11-02T04:00:00.000Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const above = (aboveCents: number): SecondApproval => ({ aboveCents, currency: 'GBP' })

describe('a rule on second approvals', () => {
  test.each([
    ['without a rule, nobody has to approve', null, 1, false],
    ['the exact amount requires one', above(10_000_00), 10_000_00, false],
    ['a cent more requires two', above(10_000_00), 10_000_01, true],
    ['another currency always requires two', { ...above(10_000_00), currency: 'USD' as const }, 1, true],
  ])('%s', (_name, rule, amountCents, takes) => {
    expect(needsSecondApproval(rule, { amountCents, currency: 'GBP' })).toBe(takes)
  })

  test('that is stricter applies at once, and cancels a pending weaker one', () => {
    const first = changeSecondApproval(noSecondApproval, above(5_000_00), now)
    expect(first).toEqual({ rule: above(5_000_00) })
    const weakened = changeSecondApproval(first, null, now)
    expect(weakened).toEqual({
      rule: above(5_000_00),
      next: { rule: null, from: '2026-11-03T04:00:00.000Z' },
    })
    expect(changeSecondApproval(weakened, above(5_000_00), now)).toEqual({ rule: above(5_000_00) })
  })

  test.each([
    ['none', null],
    ['more', above(5_000_01)],
    ['another currency', { ...above(1), currency: 'USD' as const }],
  ])('that is weaker, %s, applies a day later', (_name, wanted) => {
    const setting = changeSecondApproval({ rule: above(5_000_00) }, wanted, now)
    expect(ruleAt(setting, later(weakerRuleDelayMs - 1))).toEqual(above(5_000_00))
    expect(ruleAt(setting, later(weakerRuleDelayMs))).toEqual(wanted)
  })

  test('never allows within a day what it refused before, however often it is changed', () => {
    const rules = oneof(constant(null), integer({ min: 0, max: 20 }).map(above))
    assert(
      property(
        integer({ min: 0, max: 20 }),
        array(tuple(rules, integer({ min: 0, max: 3_600_000 })), { maxLength: 20 }),
        integer({ min: 1, max: 25 }),
        (start, changes, amountCents) => {
          const drawdown = { amountCents, currency: 'GBP' as const }
          const letThrough: number[] = []
          let setting = changeSecondApproval(noSecondApproval, above(start), now)
          let at = 0
          for (const [wanted, wait] of changes) {
            at += wait
            const before = ruleAt(setting, later(at))
            setting = changeSecondApproval(setting, wanted, later(at))
            if (!needsSecondApproval(before, drawdown)) continue
            letThrough.push(
              ...[at, at + weakerRuleDelayMs - 1].filter(
                (ms) => !needsSecondApproval(ruleAt(setting, later(ms)), drawdown),
              ),
            )
          }
          expect(letThrough).toEqual([])
        },
      ),
    )
  })
})

describe('a drawdown awaiting a second administrator', () => {
  test.each([
    ['lasts a week, by Hong Kong days', '2026-11-02T15:59:00.000Z', '2027-01-31', '2026-11-09'],
    ['lasts a week from the current Hong Kong day', '2026-11-02T16:01:00.000Z', '2027-01-31', '2026-11-10'],
    ['lasts at most until its first due date', '2026-11-02T04:00:00.000Z', '2026-11-06', '2026-11-06'],
  ])('%s', (_, requestedAt, firstDueDate, lapsesOn) => {
    expect(approvalLapsesOn(requestedAt, firstDueDate)).toBe(lapsesOn)
  })
})
