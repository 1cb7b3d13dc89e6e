import { describe, expect, it } from 'vitest'
import { ApiError, type FailureReason } from '../../../../web/api/api-error.ts'
import { asksForCaptcha, captchaProblemOf } from '../../../../web/features/account/captcha/captcha-problem.ts'

const missing = [{ field: 'body.code', rule: 'required' }]

describe('a refusal of a call that requires a captcha', () => {
  it.each([
    ['captchaNeeded', 'asked'],
    ['codeExpired', 'expired'],
    ['codeIncorrect', 'incorrect'],
  ] satisfies [FailureReason, string][])('%i is shown at the captcha as %s', (code, reason) => {
    const error = new ApiError(code, { errors: [{ field: 'body.code', rule: 'captchaInvalid' }] })
    expect(captchaProblemOf(error)).toEqual({ reason })
    expect(asksForCaptcha(error)).toBe(true)
  })

  it('80001 without the captcha is shown at the captcha', () => {
    expect(captchaProblemOf(new ApiError('wrongPasswordCaptchaNeeded', { errors: missing }))).toEqual({
      reason: 'required',
    })
  })

  it('80001 for a wrong password requires a captcha and is shown at the password', () => {
    const error = new ApiError('wrongPasswordCaptchaNeeded')
    expect(captchaProblemOf(error)).toBeNull()
    expect(asksForCaptcha(error)).toBe(true)
  })

  it.each([
    new ApiError('wrongPassword'),
    new ApiError('waitBeforeResending'),
    new ApiError('network'),
    new Error('other'),
  ])('%s is not about the captcha', (error) => {
    expect(captchaProblemOf(error)).toBeNull()
    expect(asksForCaptcha(error)).toBe(false)
  })
})
