import { expectWrong, fieldsOf, openAuth, tryPassword } from '../support/auth-form.ts'
import { mailedToken, register } from '../support/register.ts'
import { anotherSeller } from '../support/sellers.ts'
import { expect, test } from '../support/stack.ts'

test('who has not activated has the mail sent again, after a minute once more, and logs in by it', async ({
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
  // The server's own minute is not over.
  await expect(notice.getByRole('alert')).toHaveText('请一分钟后再重新发送。')
  await stack.advanceClock('PT61S')
  await resend.click()
  await expect(waiting).toBeDisabled()
  const third = await mailedToken(journey, 'activate', [first, second])

  await page.goto(`/financing/activate?token=${third}`)
  await expect(page.getByRole('heading', { name: '账户已激活' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '去登录' }).click()
  const login = fieldsOf(page.getByRole('main'))
  await expect(login.email).toHaveValue(email)
  await tryPassword(page, login, password)
  await expect(page).toHaveURL(/\/credit\/hook\/home$/)
  await expect(page.getByText('请先激活邮箱')).toHaveCount(0)
})

test('an activation link that is too old leads to another one', async ({ page, stack }) => {
  const journey = anotherSeller(stack)
  await register(journey)
  const old = await mailedToken(journey, 'activate')
  await stack.advanceClock('PT25H')
  await page.goto(`/financing/activate?token=${old}`)
  await expect(page.getByRole('heading', { level: 1, name: '这个链接没能激活账户' })).toBeVisible()
  await expect(page.getByText('链接已过期。')).toBeVisible()

  const email = page.getByRole('main').getByLabel('邮箱')
  const resend = page.getByRole('main').getByRole('button', { name: '重发激活邮件' })
  await resend.click()
  await expectWrong(email, '请填写这一项。')
  await expect(email).toBeFocused()
  await email.fill(journey.seller.email)
  await resend.click()
  await expect(page.getByRole('status').filter({ hasText: '请查收邮件' })).toContainText(journey.seller.email)

  await page.goto(`/financing/activate?token=${await mailedToken(journey, 'activate', [old])}`)
  await expect(page.getByRole('heading', { name: '账户已激活' })).toBeVisible()
})
