import { expect, test } from 'vitest'
import {
  drawnByDraft,
  limitByDraft,
  lossByDraft,
  sumOfDrawdowns,
  sumOfTested,
} from '#shared/portfolio/backtest.ts'

test('a draft lowers the granted limit in the proportion of the computed one, and raises none', () => {
  expect(limitByDraft(100_000_00, 50_000_00, 25_000_00)).toBe(50_000_00)
  expect(limitByDraft(100_00, 3_00, 1_00)).toBe(33_33)
  expect(limitByDraft(100_000_00, 50_000_00, 0)).toBe(0)
  expect(limitByDraft(100_000_00, 50_000_00, 50_000_00)).toBe(undefined)
  expect(limitByDraft(100_000_00, 0, 20_000_00)).toBe(undefined)
})

test('a drawdown goes as far as the limit, and a rest below the smallest drawdown is none', () => {
  expect(drawnByDraft(10_000_00, undefined, 1_000_00)).toBe(10_000_00)
  expect(drawnByDraft(10_000_00, 12_000_00, 1_000_00)).toBe(10_000_00)
  expect(drawnByDraft(10_000_00, 6_000_00, 1_000_00)).toBe(6_000_00)
  expect(drawnByDraft(10_000_00, 999_99, 1_000_00)).toBe(0)
  // What was drawn below a later minimum stays as it was.
  expect(drawnByDraft(500_00, undefined, 1_000_00)).toBe(500_00)
})

test('a loss falls with the amount, half-up to the cent', () => {
  expect(lossByDraft(300_00, 1_000_00, 600_00)).toBe(180_00)
  expect(lossByDraft(1_00, 3_00, 2_00)).toBe(67)
  expect(lossByDraft(300_00, 1_000_00, 0)).toBe(0)
})

test('drawdowns are added up, with their mean rate by the amounts', () => {
  const first = { amountCents: 10_000_00, ratePercent: '10.8', incomeCents: 270_00, lossCents: 5_00 }
  const second = { amountCents: 30_000_00, ratePercent: '9', incomeCents: 600_00, lossCents: 0 }
  expect(sumOfDrawdowns([first, second])).toEqual({
    drawnCents: 40_000_00,
    // A quarter at 10.8 and three quarters at 9.
    meanRatePercent: '9.45',
    incomeCents: 870_00,
    lossCents: 5_00,
  })
  const none = sumOfDrawdowns([])
  expect(none).toEqual({ drawnCents: 0, meanRatePercent: null, incomeCents: 0, lossCents: 0 })
  expect(sumOfTested([none, sumOfDrawdowns([first]), sumOfDrawdowns([second])])).toEqual(
    sumOfDrawdowns([first, second]),
  )
})
