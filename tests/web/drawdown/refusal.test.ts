import { describe, expect, test } from 'vitest'
import { ApiError, isUnanswered } from '../../../web/api/api-error.ts'
import { amountRuleOf, isQuoteExpired, refusalOf } from '../../../web/features/drawdown/refusal.ts'

const withRule = (code: 70001 | 20007 | 20016, field: string, rule: string) =>
  new ApiError(code, { errors: [{ field: `body.${field}`, rule }] })

describe('why a drawdown was refused', () => {
  test.each([
    [new ApiError(70001), 'noOffer'],
    [new ApiError(20010), 'quoteUsed'],
    [withRule(20007, 'signer_name', 'unknownOption'), 'notADirector'],
    [new ApiError(20018), 'unavailable'],
    [new ApiError(403), undefined],
    [new Error('unexpected'), undefined],
    [null, undefined],
  ])('%s is %s', (error, expected) => {
    expect(refusalOf(error)).toBe(expected)
  })

  test.each([
    [withRule(70001, 'amount', 'amountBelowMinimum'), 'amountBelowMinimum'],
    [withRule(70001, 'quote_id', 'amountAboveAvailable'), 'amountAboveAvailable'],
    [withRule(70001, 'quote_id', 'repaymentOverdue'), 'repaymentOverdue'],
  ])('%s breaks a rule of the amount, whichever field names it', (error, rule) => {
    expect(amountRuleOf(error)).toBe(rule)
    expect(refusalOf(error)).toBeUndefined()
  })

  test('a quote whose time is over is told by its code or its rule', () => {
    expect(isQuoteExpired(withRule(20016, 'quote_id', 'quoteExpired'))).toBe(true)
    expect(isQuoteExpired(new ApiError(20016))).toBe(true)
    expect(isQuoteExpired(new ApiError(20010))).toBe(false)
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
