import * as z from 'zod/mini'
import { registerSources } from '../product-lines/product-lines.ts'
import { linkToken } from './account-fields.schema.ts'
import { sendingResponse } from './account-responses.schema.ts'
import { forgotPasswordBody, setPasswordByLinkBody, updatePasswordBody } from './password-forms.schema.ts'

/** The address of the new credentials. */
const passwordSet = z.object({ email: z.string() })

export const passwordSchemas = {
  forgotPassword: {
    body: forgotPasswordBody,
    response: sendingResponse,
  },
  getResetEmail: {
    headers: z.object({ linktoken: linkToken }),
    response: z.object({
      email: z.string(),
      /** The call that the link is for: `resetPassword` or `initPassword`. */
      purpose: z.enum(['reset', 'initial']),
      /**
       * The line whose terms are accepted with the password, if the mailbox is unverified and this is not the browser
       * that signed up: the signup's data is dropped. Null otherwise.
       */
      claims_signup_of: z.nullable(z.enum(registerSources)),
    }),
  },
  resetPassword: {
    body: setPasswordByLinkBody,
    response: passwordSet,
  },
  initPassword: {
    body: setPasswordByLinkBody,
    response: passwordSet,
  },
  updatePassword: {
    body: updatePasswordBody,
    /** The session's new token; the previous one is invalid. */
    response: z.object({ token: z.string() }),
  },
}
