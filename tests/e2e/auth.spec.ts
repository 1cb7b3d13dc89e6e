import type { Locator, Page } from '@playwright/test'
import type { Journey } from '../../scripts/journey/seller.ts'
import { signUp } from '../../scripts/journey/sign-up.ts'
import { accountEndpoints } from '../../shared/account/account.endpoints.ts'
import { look } from './support/screens.ts'
import { anotherSeller } from './support/sellers.ts'
import { expect, test } from './support/stack.ts'

const landing = '/financing/credit/hook'

/** The form, whose labels are found by their beginnings: "手机号" is also part of its area code's name. */
const fieldsOf = (form: Locator) => ({
  email: form.getByLabel('邮箱'),
  phone: form.locator('input[name=phone_number]'),
  code: form.getByLabel('短信验证码'),
  password: form.getByLabel('密码', { exact: true }),
  confirmation: form.getByLabel('再次输入密码'),
  agreements: form.getByRole('checkbox'),
  submit: form.locator('button[type=submit]'),
})

const open = async (page: Page, mode: 'login' | 'signup') => {
  await page.goto(`${landing}?${mode === 'login' ? 'email=' : 'signup'}`)
  const form = page.getByRole('dialog')
  await expect(form).toBeVisible()
  return { form, ...fieldsOf(form) }
}
type Form = Awaited<ReturnType<typeof open>>

/** The field is marked as wrong, and what describes it says why. */
const expectWrong = async (field: Locator, words: RegExp | string) => {
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(words)
}

/** Fills in everything but the code. */
const fill = async (form: Form, { seller }: Journey, changes: { email?: string; phone?: string } = {}) => {
  await form.email.fill(changes.email ?? seller.email)
  await form.phone.fill(changes.phone ?? seller.phoneNumber)
  await form.password.fill(seller.password)
  await form.confirmation.fill(seller.password)
  await form.agreements.check()
}

const askForCode = async ({ form, phone }: Form, { local }: Journey): Promise<string> => {
  await form.getByRole('button', { name: '发送验证码' }).click()
  await expect(form.getByText(/验证码已发到/)).toBeVisible()
  return local.received(`+86${await phone.inputValue()}`, /\b(\d{6})\b/)
}

test('signing in tells a wrong password at its field and keeps what was typed', async ({ page, stack }) => {
  const { seller } = await signUp(anotherSeller(stack))
  const form = await open(page, 'login')
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
  await look(page, 'sign-in-wrong-password')

  await form.email.fill('nobody@harbour-gift.example')
  await form.submit.click()
  await expectWrong(form.password, '邮箱或密码不对，请核对后再试。')
})

test('signing in before activation says where the mail is', async ({ page, stack }) => {
  const { client, local, seller } = anotherSeller(stack)
  const phone = { phone_country_code: '+86' as const, phone_number: seller.phoneNumber }
  await client.call(accountEndpoints.sendPhoneCode, { body: phone })
  const code = await local.received(`+86${seller.phoneNumber}`, /\b(\d{6})\b/)
  const { email, password } = seller
  await client.call(accountEndpoints.register, {
    body: {
      ...phone,
      phone_code: code,
      email,
      password,
      password_confirmation: password,
      register_source: 'small_shop_financing',
    },
  })
  const form = await open(page, 'login')
  await form.email.fill(email)
  await form.password.fill(password)
  await form.submit.click()
  const notice = form.form.getByRole('status').filter({ hasText: '邮箱还没激活' })
  await expect(notice).toContainText(`我们给 ${email} 发过一封激活邮件`)
  await expect(form.email).toHaveValue(email)
  await look(page, 'sign-in-not-activated')
})

test('signing up with nothing typed names every field at once', async ({ page }) => {
  const form = await open(page, 'signup')
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
  await expectWrong(form.phone, '手机号不对，请检查区号和号码。')
  await expectWrong(form.code, '请输入短信里的 6 位数字。')
  await expectWrong(form.password, '密码需 8–30 位，至少含一个字母和一个数字。')
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
  const form = await open(page, 'signup')
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
  await expectWrong(form.code, /验证码不对，请核对短信后再输入。/)
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
  const { seller: taken } = await signUp(anotherSeller(stack))
  const journey = anotherSeller(stack)
  const form = await open(page, 'signup')
  await fill(form, journey, { email: taken.email })
  await form.code.fill(await askForCode(form, journey))
  await form.submit.click()
  await expectWrong(form.email, /这个邮箱已注册，请直接登录，或换一个邮箱。/)
  await expect(form.email).toBeFocused()
  await expect(form.phone).toHaveValue(journey.seller.phoneNumber)

  // A number may be sent a code once a minute: this minute passes on the stack's clock, which no test minds.
  await stack.local.setClock(new Date((await stack.local.now()).getTime() + 61_000).toISOString())
  const second = await open(page, 'signup')
  await fill(second, journey, { phone: taken.phoneNumber })
  await stack.local.setClock(new Date((await stack.local.now()).getTime() + 61_000).toISOString())
  await second.code.fill(await askForCode(second, journey))
  await second.submit.click()
  await expectWrong(second.phone, '这个手机号已注册，请直接登录，或换一个手机号。')
  await expect(second.email).toHaveValue(journey.seller.email)
})

test('the whole of signing up works by keyboard alone', async ({ page, stack }) => {
  const { local, seller } = anotherSeller(stack)
  await page.goto(landing)
  const { keyboard } = page
  const focused = page.locator(':focus')
  /** Tabs to the control, as somebody would who reads what has the focus. */
  const tabTo = async (control: Locator) => {
    for (let presses = 0; presses < 20; presses += 1) {
      await keyboard.press('Tab')
      if (await control.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error(
      `the Tab key does not lead to ${control.toString()}; it led to ${await focused.innerHTML()}`,
    )
  }
  const signUpButton = page.getByRole('button', { name: '免费注册' }).first()
  await expect(signUpButton).toBeVisible()
  await tabTo(signUpButton)
  await keyboard.press('Enter')
  const form = page.getByRole('dialog')
  const { email, phone, code, password, confirmation, agreements } = fieldsOf(form)
  await expect(form).toBeVisible()
  await tabTo(email)
  await keyboard.type(seller.email)
  await tabTo(phone)
  await keyboard.type(seller.phoneNumber)
  await tabTo(code)
  await tabTo(form.getByRole('button', { name: '发送验证码' }))
  await keyboard.press('Enter')
  const received = await local.received(`+86${seller.phoneNumber}`, /\b(\d{6})\b/)
  await expect(form.getByText(/验证码已发到/)).toBeVisible()
  await expect(code, 'once the code is on its way, the focus waits where it is typed').toBeFocused()
  await keyboard.type(received)
  await tabTo(password)
  await keyboard.type(seller.password)
  await tabTo(confirmation)
  await keyboard.type(seller.password)
  await tabTo(agreements)
  await keyboard.press('Space')
  await expect(agreements).toBeChecked()
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/credit\/hook\/home$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
