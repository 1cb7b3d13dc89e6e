import { describe, expect, test } from 'vitest'
import {
  type AmountRange,
  amountAtStep,
  checkAmount,
  presetAmounts,
  sliderSteps,
  stepOfAmount,
} from '../../../web/features/drawdown/amount-rules.ts'

const range: AmountRange = { currency: 'USD', minimum: '1000.00', available: '396042.57' }

describe('the amount of a drawdown', () => {
  test.each([
    ['', 'required'],
    ['.', 'amountInvalid'],
    ['1万', 'amountInvalid'],
    ['-2000', 'amountInvalid'],
    ['999.99', 'amountBelowMinimum'],
    ['396042.58', 'amountAboveAvailable'],
  ])('%j is refused: %s', (typed, rule) => {
    expect(checkAmount(typed, range)).toEqual({ ok: false, rule })
  })

  test.each([
    ['1000', '1000.00'],
    ['396042.57', '396042.57'],
    ['2500.5', '2500.50'],
    ['１０，０００。５', '10000.50'],
  ])('%j is %s', (typed, amount) => {
    expect(checkAmount(typed, range)).toEqual({ ok: true, amount })
  })
})

describe('preset amounts', () => {
  test('are whole hundreds, and the full balance to the cent', () => {
    expect(presetAmounts(range)).toEqual([
      { preset: 'quarter', typed: '99000' },
      { preset: 'half', typed: '198000' },
      { preset: 'all', typed: '396042.57' },
    ])
  })

  test('exclude amounts below the minimum', () => {
    expect(presetAmounts({ ...range, available: '1500.00' })).toEqual([{ preset: 'all', typed: '1500' }])
  })
})

describe('the slider', () => {
  test('runs from the minimum to the full balance', () => {
    const steps = sliderSteps(range)
    expect(amountAtStep(0, range)).toBe('1000')
    expect(amountAtStep(1, range)).toBe('1100')
    expect(amountAtStep(steps, range)).toBe('396042.57')
    expect(stepOfAmount('396042.57', range)).toBe(steps)
  })

  test('follows the typed amount, clamped to its range', () => {
    expect(stepOfAmount('1100', range)).toBe(1)
    expect(stepOfAmount('5', range)).toBe(0)
    expect(stepOfAmount('', range)).toBe(0)
    expect(stepOfAmount('9999999', range)).toBe(sliderSteps(range))
  })

  test('has no range if only the minimum is left', () => {
    expect(sliderSteps({ currency: 'USD', minimum: '1000.00', available: '1000.00' })).toBe(0)
  })
})
