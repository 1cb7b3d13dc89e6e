import { loginBody } from '#shared/account/login-form.schema.ts'
import { type LoginName, readLoginName } from '#shared/input-parsing/read-login-name.ts'
import { brokenRules } from '../../../api/check-input.ts'

/** The typed values of the login form. */
export interface LoginInput {
  readonly loginName: string
  readonly password: string
}

const fields: readonly string[] = ['email', 'mobilePhone', 'mobilePhoneAreaCode']

/** The form's field for a field of the body. */
export const loginFieldOf = (field: string): string => (fields.includes(field) ? 'loginName' : field)

/** The body of the call; without a login name if the typed one is neither an address nor a number. */
export const loginFields = ({
  loginName,
  password,
}: LoginInput): Partial<LoginName> & { password: string } => ({
  ...readLoginName(loginName),
  password,
})

/** The broken rules by the form's fields. */
export const loginRules = (input: LoginInput): Readonly<Record<string, string>> => {
  const broken = brokenRules(loginBody, loginFields(input))
  const rules = Object.fromEntries(Object.entries(broken).map(([field, rule]) => [loginFieldOf(field), rule]))
  // The typed login name is neither an address nor a number.
  return rules['loginName'] === 'required' && input.loginName.trim() !== ''
    ? { ...rules, loginName: 'invalid' }
    : rules
}
