import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '../../../web/api/api-error.ts'
import { brokenRules } from '../../../web/api/check-input.ts'
import { rulesByField } from '../../../web/api/field-errors.ts'

describe('what the server found wrong', () => {
  it('is told by field, the first rule of each', () => {
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
