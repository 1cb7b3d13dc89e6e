import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../web/api/api-error.ts'
import { reasonsOf } from '../../../../web/features/account/profile/refusal-reasons.ts'

const fieldOfCode = { 800003: 'password', 80013: 'email_code' }

describe('what a refusal says of the fields', () => {
  it('is its code, at the field that has it', () => {
    const error = new ApiError(800003, { errors: [{ field: 'body.password', rule: 'invalid' }] })
    expect(reasonsOf(error, fieldOfCode)).toEqual({ password: 800003 })
  })

  it('is the rules that it names, where the code belongs to no field', () => {
    const error = new ApiError(20008, { errors: [{ field: 'body.password', rule: 'passwordCommon' }] })
    expect(reasonsOf(error, fieldOfCode)).toEqual({ password: 'passwordCommon' })
  })

  it.each([new ApiError('network'), new ApiError(20009), new Error('unexpected')])(
    'is nothing for %s',
    (error) => {
      expect(reasonsOf(error, fieldOfCode)).toEqual({})
    },
  )
})
