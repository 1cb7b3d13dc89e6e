import { describe, expect, it } from 'vitest'
import type { FailureReason } from '../../../../web/api/api-error.ts'
import {
  type PaymentVisitorStatus,
  paymentCallbackOf,
} from '../../../../web/features/account/signup/payment-visitor.ts'
import { paymentVisitorStatusOf } from '../../../../web/features/account/signup/verify-payment.ts'

const returnOf = (query: Record<string, string>) => paymentCallbackOf(new URLSearchParams(query))

describe('the payment platform’s parameters', () => {
  it('are a code and an offer', () => {
    expect(returnOf({ code: ' c-1 ', offer_id: 'OF-1' })).toEqual({ code: 'c-1', offerId: 'OF-1' })
  })

  it('can have the offer in the state', () => {
    expect(returnOf({ code: 'c-1', state: 'lang=zh&offerId=OF-2' })).toEqual({
      code: 'c-1',
      offerId: 'OF-2',
    })
  })

  it('prefer the separate offer parameter', () => {
    expect(returnOf({ code: 'c-1', offer_id: 'OF-1', state: 'offerId=OF-2' })?.offerId).toBe('OF-1')
  })

  it('can lack an offer', () => {
    expect(returnOf({ code: 'c-1', state: 'opaque' })).toEqual({ code: 'c-1', offerId: undefined })
  })

  it('are null without a code', () => {
    expect(returnOf({ offer_id: 'OF-1', state: 'offerId=OF-2' })).toBeNull()
    expect(returnOf({ code: ' ' })).toBeNull()
  })
})

describe('the status of a visitor of the payment platform', () => {
  it.each([
    ['paymentAuthorisationFailed', 'authorizationFailed'],
    ['paymentAccountExists', 'payoneerAccountExist'],
    ['paymentCompanyExists', 'companyExist'],
    ['paymentAccountBound', 'unknown'],
    ['platformUnavailable', 'unknown'],
    ['invalidInput', 'unknown'],
    ['network', 'unknown'],
  ] satisfies [FailureReason, PaymentVisitorStatus][])('is for %s %s', (code, status) => {
    expect(paymentVisitorStatusOf(code)).toBe(status)
  })
})
