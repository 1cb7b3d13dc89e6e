import { expectWrong, openAuth, tryPassword } from '../support/auth-form.ts'
import { register, registerActivated } from '../support/register.ts'
import { checkScreen } from '../support/screens.ts'
import { anotherSeller } from '../support/sellers.ts'
import { expect, test } from '../support/stack.ts'

test('a user logs in with a mobile number instead of the email address', async ({ page, stack }) => {
  const journey = anotherSeller(stack)
  const { phoneNumber, password } = journey.seller
  await registerActivated(journey)
  const form = await openAuth(page, 'login')

  await form.email.fill('415 555 0123')
  await form.password.fill(password)
  await expectWrong(form.email, /号码请带上区号/)
  await checkScreen(page, 'dialog-login-number-unclear')

  await form.email.fill(`${phoneNumber.slice(0, 3)} ${phoneNumber.slice(3, 7)} ${phoneNumber.slice(7)}`)
  await form.password.focus()
  await expect(form.email).toHaveValue(`+86 ${phoneNumber}`)
  // A phone number does not prefill the email field, and is kept on the way back.
  await form.form.getByRole('button', { name: '忘记密码' }).click()
  await expect(form.email).toHaveValue('')
  await form.form.getByRole('button', { name: '返回登录' }).click()
  await expect(form.email).toHaveValue(`+86 ${phoneNumber}`)

  await tryPassword(page, form, password)
  await expect(page).toHaveURL(/\/credit\/hook\/home$/)
})

test('a login by number reports a missing activation without revealing the email address', async ({
  page,
  stack,
}) => {
  const journey = anotherSeller(stack)
  await register(journey)
  const { phoneNumber, password, email } = journey.seller
  const form = await openAuth(page, 'login')
  await form.email.fill(`+86 ${phoneNumber}`)
  await tryPassword(page, form, password)
  const notice = form.form.getByRole('status').filter({ hasText: '邮箱还没激活' })
  await notice.getByRole('button', { name: '重发激活邮件' }).click()
  await expect(notice).toContainText('激活邮件已再次发到您注册时填写的邮箱。')
  await expect(form.form).not.toContainText(email)
  await checkScreen(page, 'dialog-login-not-activated-by-number')
})
