import { expectWrong, openAuth } from '../support/auth-form.ts'
import { phoneCode } from '../support/register.ts'
import { anotherSeller } from '../support/sellers.ts'
import { expect, test } from '../support/stack.ts'

test('the SMS code: a wait before the next one, and an error at the field for a wrong one', async ({
  page,
  stack,
}) => {
  const journey = anotherSeller(stack)
  await page.clock.install()
  const form = await openAuth(page, 'signup')
  const send = form.form.getByRole('button', { name: '发送验证码' })
  await expect(send).toBeDisabled()
  const { email, phoneNumber, password } = journey.seller
  await form.email.fill(email)
  await form.phone.fill(phoneNumber)
  await form.password.fill(password)
  await form.confirmation.fill(password)
  await form.agreements.check()
  await send.click()
  await expect(form.form.getByText(/验证码已发到/)).toBeVisible()
  const code = await phoneCode(journey, `+86${phoneNumber}`)

  const waiting = form.form.getByRole('button', { name: /^\d+ 秒后可重发$/ })
  await expect(waiting).toBeDisabled()
  await page.clock.fastForward(30_000)
  await expect(waiting).toHaveText(/^(30|2\d) 秒后可重发$/)

  await form.code.fill(code === '000000' ? '111111' : '000000')
  await form.submit.click()
  await expectWrong(form.code, /手机验证码不对，请核对短信。/)
  await expect(form.email).toHaveValue(email)
  await expect(form.phone).toHaveValue(phoneNumber)
  await expect(form.password).toHaveValue(password)
  await expect(form.agreements).toBeChecked()

  await page.clock.fastForward(31_000)
  const again = form.form.getByRole('button', { name: '重新发送' })
  await expect(again).toBeEnabled()
  // The server's limit of one code a minute still applies; its refusal is shown at the code field.
  await again.click()
  await expectWrong(form.code, '请一分钟后再重新发送。')

  await form.code.fill(code)
  await form.submit.click()
  await expect(page).toHaveURL(/\/credit\/hook\/home$/)
})
