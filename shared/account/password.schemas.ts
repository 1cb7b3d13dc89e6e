import * as z from 'zod/mini'
import { sendingAnswer } from './account-answers.schema.ts'
import { linkToken } from './account-fields.schema.ts'
import { forgotPasswordBody, passwordByLinkBody, updatePasswordBody } from './password-forms.schema.ts'

/** The address that the new password logs in with. */
const passwordSet = z.object({ email: z.string() })

export const passwordSchemas = {
  forgotPassword: {
    body: forgotPasswordBody,
    response: sendingAnswer,
  },
  getResetEmail: {
    headers: z.object({ linktoken: linkToken }),
    response: z.object({
      email: z.string(),
      /** Which call the link is for: `resetPassword` or `initPassword`. */
      purpose: z.enum(['reset', 'initial']),
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
