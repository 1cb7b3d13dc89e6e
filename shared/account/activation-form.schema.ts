import * as z from 'zod/mini'
import { isSignupMobile } from '../identifiers/mobile.ts'
import { areaCode, captchaFields, emailAddress, mobileNumber } from './account-fields.schema.ts'

const namedByPhone = z.object({ mobilePhone: mobileNumber, mobilePhoneAreaCode: areaCode })

/** By e-mail address, or by the mobile number that the user signed up with. */
export const resendActivationBody = z
  .object({
    email: z.optional(emailAddress),
    mobilePhone: z.optional(mobileNumber),
    mobilePhoneAreaCode: z.optional(areaCode),
    ...captchaFields,
  })
  .check(
    z.refine(({ email, mobilePhone }) => email !== undefined || mobilePhone !== undefined, {
      path: ['email'],
      error: 'required',
    }),
    z.refine(
      ({ mobilePhone, mobilePhoneAreaCode }) =>
        mobilePhone === undefined || mobilePhoneAreaCode !== undefined,
      { path: ['mobilePhoneAreaCode'], error: 'areaCodeRequired' },
    ),
    z.refine(
      (value) => {
        const { mobilePhoneAreaCode, mobilePhone } = namedByPhone.parse(value)
        return isSignupMobile(mobilePhoneAreaCode, mobilePhone)
      },
      {
        path: ['mobilePhone'],
        error: 'mobileInvalid',
        when: ({ value }) => namedByPhone.safeParse(value).success,
      },
    ),
  )
