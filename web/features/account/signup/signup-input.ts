import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { registerBody } from '#shared/account/register-form.schema.ts'
import { type SignupTerms, termsOfLine } from '#shared/account/signup-terms.ts'
import type { RequestOf } from '#shared/api/endpoint.ts'
import type { ProductLine } from '#shared/product-lines/product-lines.ts'
import { brokenRules } from '../../../api/check-input.ts'
import { readPhone } from '../../../ui/phone-field.tsx'

/** The typed values of the signup form. */
export interface SignupInput {
  readonly email: string
  readonly phone_country_code: string
  readonly phone_number: string
  readonly phone_code: string
  readonly password: string
  readonly password_confirmation: string
  /** True if the documents of the line are accepted. */
  readonly agreements: boolean
}

/** Values of the signup that the user does not type. */
interface SignupOrigin {
  /** The adviser who referred the seller. */
  readonly cpid?: string | null
  /** The payment platform's authorisation that the signup continues. */
  readonly registerSession?: string | undefined
}

/** The web form always sends the accepted versions of the terms. */
type Body = RequestOf<typeof accountEndpoints.register>['body'] & { agreements: SignupTerms[] }

export const signupBody = (
  line: ProductLine,
  input: SignupInput,
  { cpid, registerSession }: SignupOrigin = {},
): Body => {
  const phone = readPhone({ countryCode: input.phone_country_code, number: input.phone_number })
  return {
    ...input,
    phone_country_code: phone.countryCode,
    phone_number: phone.number,
    register_source: line.signupSource as Body['register_source'],
    agreements: input.agreements ? termsOfLine(line) : [],
    ...(cpid ? { cpid } : {}),
    ...(registerSession ? { register_session: registerSession } : {}),
  }
}

/** The rules that the input breaks, by field of the body; `agreements` for the unticked box. */
export const signupRules = (body: Body): Readonly<Record<string, string>> => ({
  ...brokenRules(registerBody, body),
  ...(body.agreements.length === 0 ? { agreements: 'mustAccept' } : {}),
})
