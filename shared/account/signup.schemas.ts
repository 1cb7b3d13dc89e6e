import * as z from 'zod/mini'
import { loginAnswer, sendingAnswer } from './account-answers.schema.ts'
import { captchaFields, linkToken, withSignupPhone } from './account-fields.schema.ts'
import { resendActivationBody } from './activation-form.schema.ts'
import { registerBody } from './register-form.schema.ts'

export const signupSchemas = {
  register: {
    body: registerBody,
    response: loginAnswer,
  },
  sendPhoneCode: {
    body: withSignupPhone(captchaFields),
    response: sendingAnswer,
  },
  activate: {
    body: z.object({ token: linkToken }),
    /** The address, so that the login form can be filled with it. */
    response: z.object({ is_activated: z.literal(true), email: z.string() }),
  },
  resendActivation: {
    body: resendActivationBody,
    response: sendingAnswer,
  },
}
