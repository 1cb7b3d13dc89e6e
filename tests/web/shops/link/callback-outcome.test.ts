import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../web/api/api-error.ts'
import { linkFailureOf, readPlatformResponse } from '../../../../web/features/shops/link/callback-outcome.ts'

const answerOf = (query: string) => readPlatformResponse(new URLSearchParams(query))

describe('a platform’s callback', () => {
  it('is a code with its state', () => {
    const query = 'code=abc&state=xyz&hmac=f0'
    expect(answerOf(query)).toEqual({ kind: 'granted', code: 'abc', state: 'xyz', query })
  })
  it.each([
    ['error=access_denied&state=xyz', 'denied'],
    ['error=temporarily_unavailable', 'platformDown'],
    ['error=server_error', 'platformDown'],
    ['error=invalid_scope&code=abc&state=xyz', 'refused'],
    ['code=abc', 'incomplete'],
    ['state=xyz', 'incomplete'],
    ['', 'incomplete'],
  ])('distinguishes %o', (query, reason) => {
    expect(answerOf(query)).toEqual({ kind: 'refused', reason })
  })
})

it.each([
  ['verificationFailed', 'expired'],
  ['paymentAccountExists', 'taken'],
  ['anotherShop', 'anotherShop'],
  ['currencyNotTaken', 'currency'],
  ['shopWithoutSales', 'noSales'],
  ['paymentAuthorisationFailed', 'refused'],
  ['platformUnavailable', 'platformDown'],
  ['internalError', 'other'],
  ['network', 'other'],
] as const)('maps the code %o to a message', (code, reason) => {
  expect(linkFailureOf(new ApiError(code))).toBe(reason)
})
