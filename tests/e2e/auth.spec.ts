import type { Journey } from '../../scripts/journey/seller.ts'
import { type AuthForm, answered, expectWrong, openAuth } from './support/auth-form.ts'
import { registerActivated } from './support/register.ts'
import { look } from './support/screens.ts'
import { anotherSeller } from './support/sellers.ts'
import { expect, test } from './support/stack.ts'

/** Fills in everything but the code. */
const fill = async (
  form: AuthForm,
  { seller }: Journey,
  changes: { email?: string; phone?: string } = {},
) => {
  await form.email.fill(changes.email ?? seller.email)
  await form.phone.fill(changes.phone ?? seller.phoneNumber)
  await form.password.fill(seller.password)
  await form.confirmation.fill(seller.password)
  await form.agreements.check()
}

const askForCode = async ({ form, phone }: AuthForm, { local }: Journey): Promise<string> => {
  await form.getByRole('button', { name: '发送验证码' }).click()
  await expect(form.getByText(/验证码已发到/)).toBeVisible()
  return local.received(`+86${await phone.inputValue()}`, /\b(\d{6})\b/)
}

test('logging in tells a wrong password at its field and keeps what was typed', async ({ page, stack }) => {
  const journey = anotherSeller(stack)
  await registerActivated(journey)
  const { seller } = journey
  const form = await openAuth(page, 'login')
  await form.submit.click()
  await expectWrong(form.email, '请填写这一项。')
  await expectWrong(form.password, '请填写这一项。')
  await expect(form.email).toBeFocused()

  await form.email.fill(seller.email)
  await form.password.fill('not-the-password-1')
  await form.submit.click()
  await expectWrong(form.password, '邮箱或密码不对，请核对后再试。')
  await expect(form.password).toBeFocused()
  await expect(form.email).not.toHaveAttribute('aria-invalid')
  await expect(form.email).toHaveValue(seller.email)
  await expect(form.password).toHaveValue('not-the-password-1')
  await look(page, 'login-wrong-password')

  await form.email.fill('nobody@harbour-gift.example')
  await answered(page, '/api/login', () => form.submit.click())
  await expectWrong(form.password, '邮箱或密码不对，请核对后再试。')
})

test('signing up with nothing typed names every field at once', async ({ page }) => {
  const form = await openAuth(page, 'signup')
  await form.submit.click()
  for (const field of [form.email, form.phone, form.code, form.password, form.confirmation])
    await expectWrong(field, /请填写这一项。/)
  await expectWrong(form.agreements, '请先阅读并同意条款。')
  await expect(form.email).toBeFocused()

  await form.email.fill('no-address')
  await form.phone.fill('12345')
  await form.code.fill('12')
  await form.password.fill('onlyletters')
  await form.confirmation.fill('otherletters')
  await form.submit.click()
  await expectWrong(form.email, /邮箱格式不对/)
  await expectWrong(form.phone, '手机号不对：+86 为 11 位，+852 为 8 位，+1 为 10 位。请检查区号和号码。')
  await expectWrong(form.code, '请输入收到的 6 位数字。')
  await expectWrong(form.password, /^密码需 8–30 位，至少含一个字母和一个数字。/)
  await expectWrong(form.confirmation, '两次输入的密码不一致，请再输入一次。')
  await expect(form.email).toHaveValue('no-address')
  await expect(form.password).toHaveValue('onlyletters')
  await look(page, 'sign-up-wrong')
})

test('the code of the text message: a wait before the next, and a wrong one at its field', async ({
  page,
  stack,
}) => {
  const journey = anotherSeller(stack)
  await page.clock.install()
  const form = await openAuth(page, 'signup')
  const send = form.form.getByRole('button', { name: '发送验证码' })
  await expect(send).toBeDisabled()
  await fill(form, journey)
  const code = await askForCode(form, journey)

  const waiting = form.form.getByRole('button', { name: /^\d+ 秒后可重发$/ })
  await expect(waiting).toBeDisabled()
  await page.clock.fastForward(30_000)
  await expect(waiting).toHaveText(/^(30|2\d) 秒后可重发$/)

  await form.code.fill(code === '000000' ? '111111' : '000000')
  await form.submit.click()
  await expectWrong(form.code, /验证码不对，请核对后再输入。/)
  await expect(form.email).toHaveValue(journey.seller.email)
  await expect(form.phone).toHaveValue(journey.seller.phoneNumber)
  await expect(form.password).toHaveValue(journey.seller.password)
  await expect(form.agreements).toBeChecked()

  await page.clock.fastForward(31_000)
  const again = form.form.getByRole('button', { name: '重新发送' })
  await expect(again).toBeEnabled()
  // The server's own minute is not over: its refusal stands where the code is awaited.
  await again.click()
  await expectWrong(form.code, '请一分钟后再重新发送。')

  await form.code.fill(code)
  await form.submit.click()
  await expect(page).toHaveURL(/\/credit\/hook\/home$/)
})

test('signing up with an address or a number that is taken tells it at that field', async ({
  page,
  stack,
}) => {
  const other = anotherSeller(stack)
  await registerActivated(other)
  const taken = other.seller
  const journey = anotherSeller(stack)
  const form = await openAuth(page, 'signup')
  await fill(form, journey, { email: taken.email })
  await form.code.fill(await askForCode(form, journey))
  await form.submit.click()
  await expectWrong(form.email, /这个邮箱已注册，请直接登录，或换一个邮箱。/)
  await expect(form.email).toBeFocused()
  await expect(form.phone).toHaveValue(journey.seller.phoneNumber)

  // A number may be sent a code once a minute: this minute passes on the stack's clock, which no test minds.
  await stack.advanceClock('PT61S')
  const second = await openAuth(page, 'signup')
  await fill(second, journey, { phone: taken.phoneNumber })
  await stack.advanceClock('PT61S')
  await second.code.fill(await askForCode(second, journey))
  await second.submit.click()
  await expectWrong(second.phone, '这个手机号已注册，请直接登录，或换一个手机号。')
  await expect(second.email).toHaveValue(journey.seller.email)
})
