import { expectWrong, fieldsOf, openAuth, tryPassword } from '../support/auth-form.ts'
import { mailedToken, register } from '../support/register.ts'
import { anotherSeller } from '../support/sellers.ts'
import { expect, test } from '../support/stack.ts'

const chosen = 'Kestrel#58'

test('a user who has not activated resends the mail, again after a minute, and logs in by its link', async ({
  page,
  stack,
}) => {
  const journey = anotherSeller(stack)
  await register(journey)
  const { email, password } = journey.seller
  const first = await mailedToken(journey, 'activate')
  await page.clock.install()

  const form = await openAuth(page, 'login', { email })
  await tryPassword(page, form, password)
  const notice = form.form.getByRole('status').filter({ hasText: '邮箱还没激活' })
  await expect(notice).toContainText(`我们给 ${email} 发过一封激活邮件`)
  await expect(form.email).toHaveValue(email)

  const resend = notice.getByRole('button', { name: '重发激活邮件' })
  await resend.click()
  await expect(notice).toContainText(`激活邮件已再次发到 ${email}。`)
  const waiting = notice.getByRole('button', { name: /^\d+ 秒后可重发$/ })
  await expect(waiting).toBeDisabled()
  await page.clock.fastForward(30_000)
  await expect(waiting).toHaveText(/^(30|2\d) 秒后可重发$/)
  const second = await mailedToken(journey, 'activate', [first])

  await page.clock.fastForward(31_000)
  await resend.click()
  // The server's resend limit of one minute still applies.
  await expect(notice.getByRole('alert')).toHaveText('请一分钟后再重新发送。')
  await stack.advanceClock('PT61S')
  await resend.click()
  await expect(waiting).toBeDisabled()
  const third = await mailedToken(journey, 'activate', [first, second])

  // A browser that did not sign up asks for a password first, and for the phone number after the login.
  await page.goto(`/financing/activate?token=${third}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: '请设置密码，完成激活' })).toBeVisible()
  await main.getByLabel('新密码', { exact: true }).fill(chosen)
  await main.getByLabel('再次输入新密码').fill(chosen)
  await main.getByRole('checkbox').check()
  await main.getByRole('button', { name: '设置密码并激活' }).click()
  await expect(page.getByText('账户已激活。请用新密码登录，接着验证手机号。')).toBeVisible()
  const login = fieldsOf(page.getByRole('main'))
  await expect(login.email).toHaveValue(email)
  await tryPassword(page, login, password)
  await expect(login.password).toHaveAttribute('aria-invalid', 'true')
  await tryPassword(page, login, chosen)
  await expect(page).toHaveURL(/\/profile\?open=phone$/)
  await expect(page.getByText('请先激活邮箱')).toHaveCount(0)
})

test('an expired activation link leads to signing up again, as its account is deleted', async ({
  page,
  stack,
}) => {
  const journey = anotherSeller(stack)
  await register(journey)
  const old = await mailedToken(journey, 'activate')
  await stack.advanceClock('PT25H')
  await page.goto(`/financing/activate?token=${old}`)
  await expect(page.getByRole('heading', { level: 1, name: '这个链接没能激活账户' })).toBeVisible()
  await expect(page.getByText('链接已过期。')).toBeVisible()

  const email = page.getByRole('main').getByLabel('邮箱')
  await page.getByRole('main').getByRole('button', { name: '重发激活邮件' }).click()
  await expectWrong(email, '请填写这一项。')
  await expect(email).toBeFocused()
  await page.getByRole('main').getByRole('link', { name: '重新注册' }).click()
  await expect(page.getByRole('heading', { name: '注册账户' })).toBeVisible()
})
