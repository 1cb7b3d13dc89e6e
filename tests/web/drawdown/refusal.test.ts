import { describe, expect, test } from 'vitest'
import { ApiError, isUnanswered } from '../../../web/api/api-error.ts'
import { amountRuleOf, isQuoteExpired, refusalOf } from '../../../web/features/drawdown/refusal.ts'

const withRule = (code: 'ruleBroken' | 'verificationFailed' | 'wrongState', field: string, rule: string) =>
  new ApiError(code, { errors: [{ field: `body.${field}`, rule }] })

describe('why a drawdown was refused', () => {
  test.each([
    [new ApiError('ruleBroken'), 'noOffer'],
    [new ApiError('alreadyDone'), 'quoteUsed'],
    [withRule('verificationFailed', 'signer_name', 'unknownOption'), 'notADirector'],
    [new ApiError('notFound'), 'unavailable'],
    [new ApiError('companyNotVerified'), 'companyNotVerified'],
    [new ApiError('forbidden'), undefined],
    [new Error('unexpected'), undefined],
    [null, undefined],
  ])('%s is %s', (error, expected) => {
    expect(refusalOf(error)).toBe(expected)
  })

  test.each([
    [withRule('ruleBroken', 'amount', 'amountBelowMinimum'), 'amountBelowMinimum'],
    [withRule('ruleBroken', 'quote_id', 'amountAboveAvailable'), 'amountAboveAvailable'],
    [withRule('ruleBroken', 'quote_id', 'repaymentOverdue'), 'repaymentOverdue'],
  ])('%s violates a rule of the amount, whichever field is reported', (error, rule) => {
    expect(amountRuleOf(error)).toBe(rule)
    expect(refusalOf(error)).toBeUndefined()
  })

  test('an expired quote is recognised by its code or rule', () => {
    expect(isQuoteExpired(withRule('wrongState', 'quote_id', 'quoteExpired'))).toBe(true)
    expect(isQuoteExpired(new ApiError('wrongState'))).toBe(true)
    expect(isQuoteExpired(new ApiError('alreadyDone'))).toBe(false)
  })

  test('only a missing response or a server failure leaves the outcome unknown', () => {
    expect(isUnanswered(new ApiError('network'))).toBe(true)
    expect(isUnanswered(new ApiError('internalError'))).toBe(true)
    expect(isUnanswered(new ApiError('timedOut'))).toBe(true)
    expect(isUnanswered(new ApiError('ruleBroken'))).toBe(false)
    expect(isUnanswered(new ApiError('alreadyDone'))).toBe(false)
    expect(isUnanswered(null)).toBe(false)
  })
})
