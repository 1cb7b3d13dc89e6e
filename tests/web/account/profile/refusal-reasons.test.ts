import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../web/api/api-error.ts'
import { reasonsOf } from '../../../../web/features/account/profile/refusal-reasons.ts'

const fieldOfReason = { wrongOldPassword: 'password', emailCodeIncorrect: 'email_code' }

describe('what a refusal says of the fields', () => {
  it('is itself, at the field that has it', () => {
    const error = new ApiError('wrongOldPassword', { errors: [{ field: 'body.password', rule: 'invalid' }] })
    expect(reasonsOf(error, fieldOfReason)).toEqual({ password: error })
  })

  it('is the rules that it names, where the code belongs to no field', () => {
    const error = new ApiError('invalidInput', {
      errors: [{ field: 'body.password', rule: 'passwordCommon' }],
    })
    expect(reasonsOf(error, fieldOfReason)).toEqual({ password: 'passwordCommon' })
  })

  it.each([new ApiError('network'), new ApiError('changedMeanwhile'), new Error('unexpected')])(
    'is nothing for %s',
    (error) => {
      expect(reasonsOf(error, fieldOfReason)).toEqual({})
    },
  )
})
