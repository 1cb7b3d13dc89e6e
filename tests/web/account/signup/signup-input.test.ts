import { describe, expect, it } from 'vitest'
import { acceptsAllTerms } from '#shared/account/signup-terms.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import {
  type SignupInput,
  signupBody,
  signupRules,
} from '../../../../web/features/account/signup/signup-input.ts'

const complete: SignupInput = {
  email: 'mei@example.com',
  phone_country_code: '+852',
  phone_number: '91234567',
  phone_code: '123456',
  password: 'harbour1',
  password_confirmation: 'harbour1',
  agreements: true,
}
const rulesOf = (change: Partial<SignupInput>) =>
  signupRules(signupBody(productLines.hook, { ...complete, ...change }))

describe('the signup', () => {
  it('sends the line’s fields', () => {
    const body = signupBody(productLines.hook, complete, { cpid: 'cs-1' })
    expect(body).toMatchObject({
      register_source: 'small_shop_financing',
      phone_country_code: '+852',
      cpid: 'cs-1',
    })
    expect(acceptsAllTerms(productLines.hook, body.agreements)).toBe(true)
    expect(signupRules(body)).toEqual({})
  })

  it('omits a missing contact', () => {
    expect(signupBody(productLines.hook, complete, { cpid: null })).not.toHaveProperty('cpid')
  })

  it('of the payment platform continues its authorisation, without the waiver plan', () => {
    const body = signupBody(productLines.payoneer, complete, { registerSession: 'session-1' })
    expect(body).toMatchObject({ register_source: 'payoneer', register_session: 'session-1' })
    expect(body.agreements.map(({ document }) => document)).not.toContain('interest_waiver_plan')
    expect(acceptsAllTerms(productLines.payoneer, body.agreements)).toBe(true)
    expect(signupBody(productLines.hook, complete)).not.toHaveProperty('register_session')
  })

  it.each([
    [{ email: 'mei' }, { email: 'emailInvalid' }],
    [{ phone_country_code: '+86' }, { phone_number: 'mobileInvalid' }],
    [{ phone_code: '12' }, { phone_code: 'codeInvalid' }],
    [{ password: 'short1', password_confirmation: 'short1' }, { password: 'passwordWeak' }],
    [{ password_confirmation: 'harbour2' }, { password_confirmation: 'passwordMismatch' }],
    [{ agreements: false }, { agreements: 'mustAccept' }],
  ] satisfies [Partial<SignupInput>, Record<string, string>][])('refuses %j', (change, rules) => {
    expect(rulesOf(change)).toEqual(rules)
  })

  it('reports every wrong field at once', () => {
    const rules = rulesOf({
      email: '',
      phone_code: '',
      password: '',
      password_confirmation: '',
      agreements: false,
      phone_number: '',
    })
    expect(Object.keys(rules).toSorted()).toEqual([
      'agreements',
      'email',
      'password',
      'password_confirmation',
      'phone_code',
      'phone_number',
    ])
  })
})
