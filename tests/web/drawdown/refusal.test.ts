import { describe, expect, test } from 'vitest'
import { ApiError } from '../../../web/api/api-error.ts'
import { isUnanswered, refusalOf } from '../../../web/features/drawdown/refusal.ts'

const withRule = (code: 70001 | 20016, rule: string) =>
  new ApiError(code, { errors: [{ field: 'body.amount', rule }] })

describe('why a drawdown was refused', () => {
  test.each([
    [withRule(70001, 'amountBelowMinimum'), 'belowMinimum'],
    [withRule(70001, 'amountAboveAvailable'), 'aboveAvailable'],
    [withRule(20016, 'quoteExpired'), 'quoteExpired'],
    [new ApiError(70001), 'noOffer'],
    [new ApiError(20010), 'quoteUsed'],
    [new ApiError(20007), 'notADirector'],
    [new ApiError(20018), 'unavailable'],
    [new ApiError(403), 'other'],
    [new Error('unexpected'), 'other'],
    [null, undefined],
  ])('%s is %s', (error, expected) => {
    expect(refusalOf(error)).toBe(expected)
  })

  test('only silence and failures of the server leave it open whether the call was carried out', () => {
    expect(isUnanswered(new ApiError('network'))).toBe(true)
    expect(isUnanswered(new ApiError(500))).toBe(true)
    expect(isUnanswered(new ApiError(504))).toBe(true)
    expect(isUnanswered(new ApiError(70001))).toBe(false)
    expect(isUnanswered(new ApiError(20010))).toBe(false)
    expect(isUnanswered(null)).toBe(false)
  })
})
