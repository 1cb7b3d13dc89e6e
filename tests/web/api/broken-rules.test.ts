import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '../../../web/api/api-error.ts'
import { brokenRules } from '../../../web/api/check-input.ts'
import { rulesByField } from '../../../web/api/field-errors.ts'

describe('the server’s validation errors', () => {
  it('have the first rule of each field', () => {
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

describe('client-side validation', () => {
  const schema = z.object({
    name: z.string('required').check(z.minLength(1, 'required')),
    age: z.number('invalid'),
  })

  it('reports every violated rule by its field', () => {
    expect(brokenRules(schema, { name: '' })).toEqual({ name: 'required', age: 'invalid' })
  })

  it('reports nothing for valid input', () => {
    expect(brokenRules(schema, { name: 'Mei', age: 30 })).toEqual({})
  })
})
