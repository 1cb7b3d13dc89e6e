import * as z from 'zod/mini'
import { registerSources } from '../product-lines/product-lines.ts'
import { captchaFields, linkToken, withSignupPhone } from './account-fields.schema.ts'
import { loginResponse, sendingResponse } from './account-responses.schema.ts'
import { claimAccountBody, resendActivationBody } from './activation-form.schema.ts'
import { registerBody } from './register-form.schema.ts'

export const signupSchemas = {
  register: {
    body: registerBody,
    response: loginResponse,
  },
  sendPhoneCode: {
    body: withSignupPhone(captchaFields),
    response: sendingResponse,
  },
  activate: {
    body: z.object({ token: linkToken }),
    response: z.object({
      /**
       * False if the link was opened in another browser than the one that signed up: a password has to be set first.
       */
      is_activated: z.boolean(),
      /** The address, to prefill the login form. */
      email: z.string(),
      /** The line of the signup, whose terms are accepted with the password. */
      register_source: z.enum(registerSources),
    }),
  },
  claimAccount: {
    body: claimAccountBody,
    response: z.object({ email: z.string() }),
  },
  resendActivation: {
    body: resendActivationBody,
    response: sendingResponse,
  },
}
