import * as z from 'zod/mini'
import { registerSources } from '../product-lines/product-lines.ts'
import { linkToken } from './account-fields.schema.ts'
import { sendingResponse } from './account-responses.schema.ts'
import { forgotPasswordBody, passwordByLinkBody, updatePasswordBody } from './password-forms.schema.ts'

/** The address that the new password logs in with. */
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
      /** Which call the link is for: `resetPassword` or `initPassword`. */
      purpose: z.enum(['reset', 'initial']),
      /**
       * The line whose terms are accepted with the password, where nobody has proven the mailbox yet and this is not the
       * browser that signed up: what was given at the signup is dropped. Null otherwise.
       */
      claims_signup_of: z.nullable(z.enum(registerSources)),
    }),
  },
  resetPassword: {
    body: passwordByLinkBody,
    response: passwordSet,
  },
  initPassword: {
    body: passwordByLinkBody,
    response: passwordSet,
  },
  updatePassword: {
    body: updatePasswordBody,
    /** Of the session that goes on: the former token is worth nothing. */
    response: z.object({ token: z.string() }),
  },
}
