import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { isSignupMobile } from '../identifiers/mobile.ts'
import {
  areaCode,
  captchaFields,
  emailAddress,
  linkToken,
  loginAnswer,
  messageSent,
  mobileNumber,
  sentCode,
  withSignupPhone,
} from './account.schemas.ts'
import { acceptedAgreement, agreementDocuments } from './agreements.ts'
import { isSignupPassword, withPasswordsAlike } from './password.ts'
import { signupSources } from './signup-source.ts'

const registerBody = withPasswordsAlike(
  withSignupPhone({
    email: emailAddress,
    phone_code: sentCode,
    password: z
      .string('required')
      .check(z.minLength(1, 'required'), z.refine(isSignupPassword, 'passwordWeak')),
    password_confirmation: z.string('required').check(z.minLength(1, 'required')),
    register_source: z.enum(signupSources, 'unknownOption'),
    /** What was accepted, in which wording. A client that leaves it out accepts what is in force, by signing up. */
    agreements: z.optional(
      z.array(acceptedAgreement, 'mustAccept').check(z.maxLength(agreementDocuments.length, 'tooMany')),
    ),
    /** The customer-service contact that brought the seller. */
    cpid: z.optional(z.string('invalid').check(z.trim(), z.maxLength(64, 'tooLong'))),
    /** The payment platform's authorisation that the signup continues. */
    register_session: z.optional(z.string('invalid').check(z.trim(), z.maxLength(200, 'tooLong'))),
  }),
)

const namedByPhone = z.object({ mobilePhone: mobileNumber, mobilePhoneAreaCode: areaCode })

/** By e-mail address, or by the mobile number that the user signed up with. */
const resendBody = z
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

export const signupEndpoints = {
  register: endpoint({
    name: 'register',
    method: 'POST',
    path: '/api/register',
    audience: 'public',
    envelope: 'landing',
    summary: 'Signs a seller up with a verified phone, makes a draft company and signs them in at once.',
    body: registerBody,
    response: loginAnswer,
    errors: [
      'signupPhoneTaken',
      'signupEmailTaken',
      'invalidInput',
      'codeExpired',
      'codeIncorrect',
      'paymentAuthorisationFailed',
      'paymentAccountBound',
      'paymentAccountExists',
      'paymentCompanyExists',
    ],
  }),
  sendPhoneCode: endpoint({
    name: 'send-phone-code',
    method: 'POST',
    path: '/api/user/sendPhoneCode',
    audience: 'public',
    envelope: 'landing',
    summary:
      'Sends a verification code to a mobile phone: one a minute, ten a day, with a captcha after three.',
    body: withSignupPhone(captchaFields),
    response: messageSent,
    errors: ['codeExpired', 'codeIncorrect', 'waitBeforeResending', 'dailyCodesUsed', 'captchaNeeded'],
  }),
  activate: endpoint({
    name: 'activate',
    method: 'POST',
    path: '/api/user/activate',
    audience: 'public',
    envelope: 'landing',
    summary: 'Confirms an e-mail address by the token of the mailed link. The same link may be opened again.',
    body: z.object({ token: linkToken }),
    /** The address, so that the login form can be filled with it. */
    response: z.object({ is_activated: z.literal(true), email: z.string() }),
    errors: ['linkInvalid', 'linkExpired'],
  }),
  resendActivation: endpoint({
    name: 'resend-activation',
    method: 'POST',
    path: '/auth/clientUser/resend/email',
    audience: 'public',
    envelope: 'company',
    summary:
      'Mails the activation link again. Answers alike whether there is such a user or not: one a minute, ten a day, with a captcha after three.',
    body: resendBody,
    response: messageSent,
    errors: [
      'codeExpired',
      'codeIncorrect',
      'waitBeforeResending',
      'dailyActivationMailsUsed',
      'captchaNeeded',
    ],
  }),
} as const
