import { expect, test } from 'vitest'
import { addRates, percentFromRate, rateFromPercent, ratePercentSchema } from '#shared/money/rate.ts'

test('benchmark and margin add up exactly', () => {
  expect(percentFromRate(addRates(rateFromPercent('5.4'), rateFromPercent('6.50')))).toBe('11.90')
  expect(percentFromRate(addRates(rateFromPercent('0.1'), rateFromPercent('0.2')))).toBe('0.30')
})

test.each([
  ['4.33', '4.33'],
  ['12', '12.00'],
  ['0.5', '0.50'],
  ['4.31418', '4.31418'],
  ['5.10000000', '5.10'],
  ['100', '100.00'],
  ['-0.25', '-0.25'],
  ['4.00000001', '4.00000001'],
])('%s percent is written %s', (percent, written) => {
  expect(percentFromRate(rateFromPercent(percent))).toBe(written)
})

test.each(['', '4,33', '4.', '.5', '1e2', '4.333333333'])('refuses the rate %j', (percent) => {
  expect(() => rateFromPercent(percent)).toThrow(RangeError)
})

test('a wrong percentage in a request violates its rule', () => {
  expect(ratePercentSchema.safeParse('4.33%').error?.issues[0]?.message).toBe('percentInvalid')
  expect(ratePercentSchema.parse('4.33')).toBe('4.33')
})
