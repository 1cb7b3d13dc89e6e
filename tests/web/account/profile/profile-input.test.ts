import { describe, expect, it } from 'vitest'
import {
  canSendEmailCode,
  emailRules,
  phoneBody,
  phoneRules,
  phoneText,
} from '../../../../web/features/account/profile/profile-input.ts'

describe('a change of the e-mail address', () => {
  const current = 'mei@example.com'
  const complete = { email: 'lin@example.com', email_code: '123456' }
  const rulesOf = (change: Partial<typeof complete>) => emailRules({ ...complete, ...change }, current)

  it('is sent with its code', () => {
    expect(emailRules(complete, current)).toEqual({})
  })

  it('reports all missing fields at once', () => {
    expect(emailRules({ email: '', email_code: '' }, current)).toEqual({
      email: 'required',
      email_code: 'required',
    })
  })

  it.each([
    [{ email: 'lin@' }, { email: 'emailInvalid' }],
    [{ email_code: '12345' }, { email_code: 'codeInvalid' }],
    [{ email: ' Mei@Example.com ' }, { email: 'same' }],
  ])('refuses %o', (change, rules) => {
    expect(rulesOf(change)).toEqual(rules)
  })

  it('can request a code if it is valid and not the current one', () => {
    expect(canSendEmailCode('lin@example.com', current)).toBe(true)
    expect(canSendEmailCode('MEI@example.com', current)).toBe(false)
    expect(canSendEmailCode('lin@', current)).toBe(false)
  })
})

describe('a change of the mobile number', () => {
  const current = { countryCode: '+852', number: '91234567' }
  const next = { countryCode: '+86', number: '13912345678' }

  it('is sent with its area code and its verification code', () => {
    expect(phoneBody(next)).toEqual({ phone_country_code: '+86', phone_number: '13912345678' })
    expect(phoneRules(next, '123456', current)).toEqual({})
  })

  it.each([
    [{ ...next, number: '' }, '', { phone_number: 'mobileRequired', phone_code: 'required' }],
    [{ ...next, number: '91234567' }, '123456', { phone_number: 'mobileInvalid' }],
    [{ countryCode: '+44', number: '91234567' }, '123456', { phone_number: 'mobileInvalid' }],
    [{ countryCode: '+852', number: ' 91234567' }, '123456', { phone_number: 'same' }],
  ])('refuses %o with %o', (phone, code, rules) => {
    expect(phoneRules(phone, code, current)).toEqual(rules)
  })

  it('is shown with its area code', () => {
    expect(phoneText(current)).toBe('+852 91234567')
  })
})
