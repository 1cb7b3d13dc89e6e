import * as z from 'zod/mini'
import { isSignupMobile } from '../identifiers/mobile.ts'
import { areaCode, emailAddress, mobileNumber } from './account-fields.schema.ts'

const namedByPhone = z.object({ mobilePhone: mobileNumber, mobilePhoneAreaCode: areaCode })

const names = {
  email: z.optional(emailAddress),
  mobilePhone: z.optional(mobileNumber),
  mobilePhoneAreaCode: z.optional(areaCode),
}
const named = z.object(names)

/** A body that names a user: by e-mail address, which goes first, or by the mobile number that they signed up with. */
export const withUserIdentifier = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.object({ ...names, ...fields }).check(
    z.refine(
      (value) => {
        const { email, mobilePhone } = named.parse(value)
        return email !== undefined || mobilePhone !== undefined
      },
      { path: ['email'], error: 'required', when: ({ value }) => named.safeParse(value).success },
    ),
    z.refine(
      (value) => {
        const { mobilePhone, mobilePhoneAreaCode } = named.parse(value)
        return mobilePhone === undefined || mobilePhoneAreaCode !== undefined
      },
      {
        path: ['mobilePhoneAreaCode'],
        error: 'areaCodeRequired',
        when: ({ value }) => named.safeParse(value).success,
      },
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
