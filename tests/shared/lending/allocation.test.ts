import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  allocateRepayment,
  allocationOrderSchema,
  allocationPriorities,
  type Due,
  dueKinds,
} from '#shared/lending/allocation.ts'
import { addDays } from '#shared/time/business-date.ts'

const due = (id: string, kind: Due['kind'], amountCents: number, dueDate = '2026-05-30'): Due => ({
  id,
  kind,
  amountCents,
  dueDate,
})

const amounts = (lines: readonly { due: Due; amountCents: number }[]) =>
  lines.map(({ due: { id }, amountCents }) => [id, amountCents])

const sum = (lines: readonly { amountCents: number }[]) =>
  lines.reduce((total, { amountCents }) => total + amountCents, 0)

test('V11 20,000 over fee, overdue interest, interest and principal', () => {
  const dues = [
    due('principal', 'principal', 5_000_000),
    due('interest', 'interest', 150_000),
    due('overdue', 'overdueInterest', 33_333),
    due('fee', 'fee', 5_000),
  ]
  const { settled, remaining, surplusCents } = allocateRepayment(2_000_000, dues)
  expect(amounts(settled)).toEqual([
    ['fee', 5_000],
    ['overdue', 33_333],
    ['interest', 150_000],
    ['principal', 1_811_667],
  ])
  expect(amounts(remaining)).toEqual([['principal', 3_188_333]])
  expect(surplusCents).toBe(0)
})

test('within a kind the oldest due amount comes first, then the id decides', () => {
  const dues = [
    due('0', 'interest', 100, '2026-06-30'),
    due('b', 'interest', 100, '2026-05-30'),
    due('a', 'interest', 100, '2026-05-30'),
    due('old principal', 'principal', 100, '2025-01-01'),
  ]
  expect(amounts(allocateRepayment(250, dues).settled)).toEqual([
    ['a', 100],
    ['b', 100],
    ['0', 50],
  ])
})

test('the order is configurable', () => {
  const dues = [due('interest', 'interest', 100), due('principal', 'principal', 100)]
  const order = ['principal', 'interest', 'overdueInterest', 'fee'] as const
  expect(amounts(allocateRepayment(150, dues, order).settled)).toEqual([
    ['principal', 100],
    ['interest', 50],
  ])
})

test('the oldest due date may take precedence over the kind', () => {
  const dues = [
    due('old principal', 'principal', 100, '2026-04-30'),
    due('old interest', 'interest', 100, '2026-04-30'),
    due('new fee', 'fee', 100),
  ]
  const { settled } = allocateRepayment(250, dues, dueKinds, 'oldestDue')
  expect(amounts(settled)).toEqual([
    ['old interest', 100],
    ['old principal', 100],
    ['new fee', 50],
  ])
})

test('a surplus is returned', () => {
  expect(allocateRepayment(150, [due('interest', 'interest', 100)])).toMatchObject({
    surplusCents: 50,
    remaining: [],
  })
  expect(allocateRepayment(150, []).surplusCents).toBe(150)
})

describe('refuses', () => {
  test('an order with a missing or repeated kind', () => {
    for (const order of [['fee'], ['fee', 'fee', 'interest', 'principal']] as const) {
      expect(() => allocateRepayment(1, [], order)).toThrow(RangeError)
      expect(allocationOrderSchema.safeParse(order).success).toBe(false)
    }
  })

  test.each([-1, 0.5])('a repayment or a due of %d', (amountCents) => {
    expect(() => allocateRepayment(amountCents, [])).toThrow(RangeError)
    expect(() => allocateRepayment(1, [due('a', 'fee', amountCents)])).toThrow(RangeError)
  })
})

test('no cent is lost or created, whatever the due amounts, the order and the repayment', () => {
  const anyDue = fc.record({
    id: fc.string(),
    kind: fc.constantFrom(...dueKinds),
    dueDate: fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days)),
    amountCents: fc.integer({ min: 0, max: 10 ** 9 }),
  })
  fc.assert(
    fc.property(
      fc.array(anyDue, { maxLength: 12 }),
      fc.integer({ min: 0, max: 10 ** 10 }),
      fc.shuffledSubarray([...dueKinds], { minLength: dueKinds.length }),
      fc.constantFrom(...allocationPriorities),
      (dues, repayment, order, priority) => {
        const { settled, remaining, surplusCents } = allocateRepayment(repayment, dues, order, priority)
        expect(sum(settled) + surplusCents).toBe(repayment)
        expect(sum(settled) + sum(remaining)).toBe(sum(dues))
        expect(surplusCents > 0 && remaining.length > 0).toBe(false)
      },
    ),
    { numRuns: 10_000, seed: 11 },
  )
})
