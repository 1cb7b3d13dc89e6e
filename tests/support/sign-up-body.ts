import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { termsOfLine } from '#shared/account/signup-terms.ts'
import type { RequestOf } from '#shared/api/endpoint.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'

type SignUpBody = RequestOf<typeof accountEndpoints.register>['body']

/** A complete signup on the small-shop line, except for the SMS code. */
export const signUpBody = (phone_code: string, changes: Partial<SignUpBody> = {}): SignUpBody => ({
  phone_country_code: '+86',
  phone_number: '13900000001',
  phone_code,
  email: 'lin@shop.test',
  password: 'harbour 22',
  password_confirmation: 'harbour 22',
  register_source: productLines.hook.signupSource,
  agreements: termsOfLine(productLines.hook),
  ...changes,
})
