import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ApiError, isSilent } from '../../../web/api/api-error.ts'
import { callMessageOf } from '../../../web/api/call-messages.ts'
import { brokenRules } from '../../../web/api/check-input.ts'
import { rulesByField } from '../../../web/api/field-errors.ts'

describe('the words of a refusal', () => {
  it('depend on the call where the code does', () => {
    expect(callMessageOf('register', 1)).toBe('failure.phoneTaken')
    expect(callMessageOf('forgot-password', 1)).toBe('failure.emailUnknown')
    expect(callMessageOf('forgot-password', 2)).toBe('failure.emailExists')
    expect(callMessageOf('login', 400)).toBe('failure.wrongPassword')
    expect(callMessageOf('login', 401)).toBe('failure.accountBlocked')
    expect(callMessageOf('login', 80002)).toBeUndefined()
  })

  it('are never a warning for the codes that a screen acts on', () => {
    expect([80016, 80019, 80001, 80800001].every((code) => isSilent(new ApiError(code as 80016)))).toBe(true)
    expect(isSilent(new ApiError(80002))).toBe(false)
  })

  it('stand at the field, the first rule of each', () => {
    const error = new ApiError(20008, {
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
