import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ApiError, isSilent } from '../../../web/api/api-error.ts'
import { callMessageOf } from '../../../web/api/call-messages.ts'
import { brokenRules } from '../../../web/api/check-input.ts'
import { rulesByField } from '../../../web/api/field-errors.ts'

describe('the words of a refusal', () => {
  it('are the call’s own where the reason means more there', () => {
    expect(callMessageOf('forgot-password', 'dailyCodesUsed')).toBe('failure.linkTooOften')
    expect(callMessageOf('resend-activation', 'internalError')).toBe('resend.notSent')
    expect(callMessageOf('forgot-password', 'otherwise')).toBe('forgot.notSent')
    expect(callMessageOf('forgot-password', 'accountLocked')).toBeUndefined()
    expect(callMessageOf(undefined, 'dailyCodesUsed')).toBeUndefined()
  })

  it('are never a warning for the codes that a screen acts on', () => {
    for (const reason of [
      'emailNotVerified',
      'captchaNeeded',
      'wrongPasswordCaptchaNeeded',
      'captchaMissing',
    ] as const)
      expect(isSilent(new ApiError(reason))).toBe(true)
    expect(isSilent(new ApiError('accountLocked'))).toBe(false)
  })

  it('stand at the field, the first rule of each', () => {
    const error = new ApiError('invalidInput', {
      errors: [
        { field: 'body.email', rule: 'required' },
        { field: 'body.email', rule: 'emailInvalid' },
        { field: 'body.directors.0.name', rule: 'required' },
      ],
    })
    expect(rulesByField(error)).toEqual({ email: 'required', 'directors.0.name': 'required' })
  })
})

describe('input checked before it is sent', () => {
  const schema = z.object({
    name: z.string('required').check(z.minLength(1, 'required')),
    age: z.number('invalid'),
  })

  it('names every broken rule by its field', () => {
    expect(brokenRules(schema, { name: '' })).toEqual({ name: 'required', age: 'invalid' })
  })

  it('is silent when all is well', () => {
    expect(brokenRules(schema, { name: 'Mei', age: 30 })).toEqual({})
  })
})
