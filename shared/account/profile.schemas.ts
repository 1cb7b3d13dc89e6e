import * as z from 'zod/mini'
import { oneLineSchema } from '../api/field-schemas.ts'
import { captchaFields, emailAddress } from './account-fields.schema.ts'
import { accountUser, sendingResponse } from './account-responses.schema.ts'
import { changePhoneBody, updateProfileBody, verifyPhoneBody } from './profile-forms.schema.ts'

export const profileSchemas = {
  updateProfile: {
    body: updateProfileBody,
    /** With the token of the continuing session after a change of the address: the former one is invalid. */
    response: z.extend(accountUser, { token: z.optional(z.string()) }),
  },
  sendEmailCode: {
    body: z.object({ email: emailAddress, ...captchaFields }),
    response: sendingResponse,
  },
  verifyPhone: {
    body: verifyPhoneBody,
    response: accountUser,
  },
  changePhone: {
    body: changePhoneBody,
    response: accountUser,
  },
  lookUpLink: {
    params: z.object({
      id: oneLineSchema(64),
    }),
    response: z.object({
      /** Absolute path with its query, as `/financing/credit/hook?cpid=12`. */
      path: z.string(),
    }),
  },
  getCallerIp: {
    response: z.object({ ip: z.string() }),
  },
}
