import { expect, type Locator, type Page } from '@playwright/test'
import { type ProductLine, productLines } from '#shared/product-lines/product-lines.ts'

export const landing = (line: ProductLine = productLines.hook): string => `/financing${line.routePrefix}`

/** The fields of a login or signup form, by their names in Simplified Chinese. */
export const fieldsOf = (form: Locator) => ({
  form,
  email: form.getByLabel(/^邮箱(?:或手机号)?$/),
  phone: form.locator('input[name=phone_number]'),
  code: form.getByLabel('短信验证码'),
  password: form.getByLabel('密码', { exact: true }),
  confirmation: form.getByLabel('再次输入密码'),
  agreements: form.getByRole('checkbox'),
  captcha: form.getByLabel('图中验证码'),
  submit: form.locator('button[type=submit]'),
})
export type AuthForm = ReturnType<typeof fieldsOf>

/** The open dialog's form. */
export const dialogForm = async (page: Page): Promise<AuthForm> => {
  const form = page.getByRole('dialog')
  await expect(form).toBeVisible()
  return fieldsOf(form)
}

/** Opens the dialog by its mode's query parameter, with `source` as the referring partner if given. */
export const openAuth = async (
  page: Page,
  mode: 'login' | 'signup',
  {
    email = '',
    line = productLines.hook,
    source,
  }: { email?: string; line?: ProductLine; source?: string } = {},
): Promise<AuthForm> => {
  const query = new URLSearchParams({
    ...(source ? { source } : {}),
    ...(mode === 'login' ? { email } : { signup: '' }),
  })
  await page.goto(`${landing(line)}?${query}`)
  return dialogForm(page)
}

/** Expects the field to be marked as invalid and described by its error. */
export const expectWrong = async (field: Locator, words: RegExp | string): Promise<void> => {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(words)
}

const timeout = 15_000

/** Performs an action that calls the server, and returns once the response has arrived. */
export const answered = async (page: Page, path: string, act: () => Promise<unknown>): Promise<void> => {
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === path, { timeout })
  await act()
  await (await answer).finished()
}

/** Submits a password, right or wrong, for the address in the form. */
export const tryPassword = async (page: Page, form: AuthForm, password: string): Promise<void> => {
  await form.password.fill(password)
  await answered(page, '/api/login', () => form.submit.click())
}
