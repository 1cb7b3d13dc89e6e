import type { Page } from '@playwright/test'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { attemptPasswords } from '../support/attempt-passwords.ts'
import {
  type AuthForm,
  dialogForm,
  expectWrong,
  fieldsOf,
  openAuth,
  tryPassword,
} from '../support/auth-form.ts'
import { mailedToken, registerActivated } from '../support/register.ts'
import { checkScreen } from '../support/screens.ts'
import { anotherSeller } from '../support/sellers.ts'
import { expect, test } from '../support/stack.ts'

test.beforeEach(({ stack }) => stack.awaitNoon())

const home = /\/credit\/hook\/home$/
const wrong = '邮箱、手机号或密码不对，请核对后再试。'

/** Solves the proof of work that replaces the captcha picture. */
const solveProofOfWork = async ({ form }: AuthForm): Promise<void> => {
  await form.getByRole('button', { name: '看不清图片？自动验证' }).click()
  await expect(form.getByText('验证完成，可以继续了。')).toBeVisible({ timeout: 30_000 })
}

test('after three wrong passwords a captcha is required, which has an alternative to the picture', async ({
  page,
  stack,
}) => {
  const journey = anotherSeller(stack)
  await registerActivated(journey)
  const form = await openAuth(page, 'login', { email: journey.seller.email })
  for (const guess of ['wrong-guess-1', 'wrong-guess-2']) {
    await tryPassword(page, form, guess)
    await expectWrong(form.password, wrong)
    await expect(form.captcha).toHaveCount(0)
  }
  await tryPassword(page, form, 'wrong-guess-3')
  await expectWrong(form.password, `${wrong.slice(0, -1)}。再试时请一并填写图中验证码。`)
  await expect(form.password).toBeFocused()
  await expect(form.form.getByAltText(/^验证码图片/)).toBeVisible()

  await form.password.fill(journey.seller.password)
  await solveProofOfWork(form)
  await form.submit.click()
  await expect(page).toHaveURL(home)
})

const forgetPassword = async (page: Page, email: string): Promise<void> => {
  const form = await dialogForm(page)
  await form.form.getByRole('button', { name: '重设密码' }).click()
  await expect(form.form.getByRole('heading', { name: '找回密码' })).toBeFocused()
  await expect(form.email).toHaveValue(email)
  await form.submit.click()
  await expect(form.form.getByText(`重设密码的链接已发到 ${email}，30 分钟内有效`)).toBeVisible()
  await expect(form.form.getByRole('button', { name: /^\d+ 秒后可重发$/ })).toBeDisabled()
}

test('ten wrong passwords lock the account until a new password is set by the mailed link', async ({
  page,
  stack,
}) => {
  const journey = anotherSeller(stack)
  await registerActivated(journey)
  const { email, password } = journey.seller
  // Attempts are counted per browser: the one that signed up has its own count.
  const elsewhere = anotherSeller(stack)
  await attemptPasswords(elsewhere, email, 9)

  const form = await openAuth(page, 'login', { email })
  await tryPassword(page, form, 'wrong-guess-10')
  await expect(form.captcha).toHaveAccessibleDescription('为保护账户，请先填写图中验证码。')
  await expect(form.captcha).not.toHaveAttribute('aria-invalid')
  await solveProofOfWork(form)
  await tryPassword(page, form, 'wrong-guess-10')
  const locked = form.form.getByRole('alert').filter({ hasText: '账户已锁定，明天可以再登录' })
  await expect(locked).toContainText('请在明天零点（香港时间）后再登录')
  const right = await elsewhere.client.ask(accountEndpoints.login, { body: { email, password } })
  expect(right, 'the right password opens nothing now').toMatchObject({ ok: false, code: 80002 })

  await test.step('request the mailed link', () => forgetPassword(page, email))
  const link = `/financing/set-password?token=${await mailedToken(journey, 'set-password')}`
  await page.goto(link)
  const setting = fieldsOf(page.getByRole('main'))
  const next = setting.form.getByLabel('新密码', { exact: true })
  const again = setting.form.getByLabel('再次输入新密码')
  await expect(setting.form.getByLabel('账户')).toHaveValue(email)

  await test.step('break the password rules', async () => {
    await next.fill('quay')
    const panel = setting.form.getByRole('list')
    await expect(panel.getByRole('listitem')).toHaveText([
      '8–16 个字符（未满足）',
      '至少一个大写字母（未满足）',
      '至少一个小写字母（已满足）',
      '至少一个数字（未满足）',
      /^至少一个特殊字符，例如 .+（未满足）$/,
    ])
    await again.fill('quays')
    await setting.submit.click()
    await expectWrong(next, /密码长度应为 8–16 位。/)
    await expectWrong(again, '两次输入的密码不一致，请再输入一次。')
    await expect(next).toBeFocused()
    await checkScreen(page, 'set-password-wrong')
    await again.focus()
    await expect(panel, 'it stays while a rule is unmet').toBeVisible()
  })
  await test.step('try a common password', async () => {
    await next.fill('Password1!')
    await expect(setting.form.getByRole('list').getByText('（未满足）')).toHaveCount(0)
    await again.fill('Password1!')
    await setting.submit.click()
    await expectWrong(next, /这个密码太常见，容易被猜中，请换一个。/)
    await expect(next).toBeFocused()
  })
  const chosen = 'Quay!Light26'
  await test.step('set a good password', async () => {
    await next.fill(chosen)
    await again.fill(chosen)
    await setting.submit.click()
    await expect(page).toHaveURL(/\/financing\/sign-in$/)
    await expect(page.getByText('密码已设好，请用新密码登录。')).toBeVisible()
    await checkScreen(page, 'login-page-password-set')
  })
  const page2 = fieldsOf(page.getByRole('main'))
  await expect(page2.email).toHaveValue(email)
  await page2.password.fill(chosen)
  await page2.submit.click()
  await expect(page).toHaveURL(home)

  await test.step('the link is single-use', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: '这个链接不能用了' })).toBeVisible()
    await expect(page.getByRole('status')).toContainText('链接不对，或已经用过一次')
  })
})
