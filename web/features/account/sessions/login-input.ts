import { loginBody } from '#shared/account/login-form.schema.ts'
import { type LoginName, readLoginName } from '#shared/input-parsing/read-login-name.ts'
import { brokenRules } from '../../../api/check-input.ts'

/** What is typed to log in. */
export interface LoginInput {
  readonly loginName: string
  readonly password: string
}

const fields: readonly string[] = ['email', 'mobilePhone', 'mobilePhoneAreaCode']

/** The field of the form in which the body's field was typed. */
export const loginFieldOf = (field: string): string => (fields.includes(field) ? 'loginName' : field)

/** The body's fields; who is meant is left out where it cannot be read. */
export const loginFields = ({
  loginName,
  password,
}: LoginInput): Partial<LoginName> & { password: string } => ({
  ...readLoginName(loginName),
  password,
})

/** The rules that are broken, by the form's fields. */
export const loginRules = (input: LoginInput): Readonly<Record<string, string>> => {
  const broken = brokenRules(loginBody, loginFields(input))
  const rules = Object.fromEntries(Object.entries(broken).map(([field, rule]) => [loginFieldOf(field), rule]))
  // Something was typed, and is neither an address nor a number.
  return rules['loginName'] === 'required' && input.loginName.trim() !== ''
    ? { ...rules, loginName: 'invalid' }
    : rules
}
