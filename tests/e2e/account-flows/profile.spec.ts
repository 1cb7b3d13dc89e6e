import type { Page } from '@playwright/test'
import { expectWrong } from '../support/auth-form.ts'
import { phoneCode, registerActivated } from '../support/register.ts'
import { anotherSeller, openBrowser } from '../support/sellers.ts'
import { expect, test } from '../support/stack.ts'
import { stepUpDialog } from '../support/step-up.ts'

const openRow = async (page: Page, row: string) => {
  await page.getByRole('button', { name: `更改${row}`, exact: true }).click()
  const form = page.getByRole('main').locator('form')
  await expect(form).toBeVisible()
  return { form, save: form.locator('button[type=submit]') }
}

/** The form is closed, the row shows the new value and has the focus again. */
const expectRow = async (page: Page, row: string, value: string) => {
  await expect(page.getByRole('main').locator('form')).toHaveCount(0)
  await expect(page.getByRole('main').getByText(value, { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: `更改${row}`, exact: true })).toBeFocused()
}

test('a changed name is stored, and a changed language applies to pages and mails', async ({
  browser,
  stack,
}) => {
  const session = await registerActivated(anotherSeller(stack))
  const page = await openBrowser(browser, stack, { session })
  await page.goto('/financing/profile')
  const name = await openRow(page, '称呼')
  const field = name.form.getByLabel('称呼')
  await expect(field).toBeFocused()
  await field.fill('陈'.repeat(61))
  await name.save.click()
  await expectWrong(field, /最多 60 个字符，请缩短一些。/)
  await field.fill('陈大文')
  await name.save.click()
  await expectRow(page, '称呼', '陈大文')

  const language = await openRow(page, '语言')
  await language.form.getByLabel('语言').selectOption('zh-TW')
  await language.save.click()
  await expect(page.getByText('語言已更改。')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-HK')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '我的資料' })).toBeVisible()
  await expect(page.getByText('陈大文')).toBeVisible()
  await page.context().close()
})

test('the email address changes after a step-up and a code sent to the new address', async ({
  browser,
  stack,
}) => {
  const journey = anotherSeller(stack)
  const other = anotherSeller(stack)
  await registerActivated(other)
  const session = await registerActivated(journey)
  const next = journey.seller.email.replace('seller', 'new')
  const page = await openBrowser(browser, stack, { session, proves: false })
  await page.goto('/financing/profile')
  const { form, save } = await openRow(page, '邮箱')
  const email = form.getByLabel('新邮箱')
  const code = form.getByLabel('邮箱验证码')
  const send = form.getByRole('button', { name: '发送验证码' })
  await expect(send).toBeDisabled()
  await save.click()
  for (const field of [email, code]) await expectWrong(field, /请填写这一项。/)
  await expect(email).toBeFocused()

  await email.fill(other.seller.email)
  await send.click()
  await expectWrong(email, /这个邮箱已有用户，请换一个邮箱。/)
  await email.fill(next)
  await send.click()
  await expect(form.getByText(`验证码已发到 ${next}。`)).toBeVisible()
  const sent = await stack.local.received(next, /\b(\d{6})\b/)
  await code.fill(sent === '000000' ? '111111' : '000000')
  await save.click()
  const proof = stepUpDialog(page)
  await proof.getByLabel('登录密码').fill('not-the-password-1')
  await proof.getByRole('button', { name: '确认' }).click()
  await expectWrong(proof.getByLabel('登录密码'), '密码不对，请核对后再试。')
  await proof.getByLabel('登录密码').fill(journey.seller.password)
  await proof.getByRole('button', { name: '确认' }).click()
  await expect(proof).toHaveCount(0)
  await expectWrong(code, /邮箱验证码不对，请核对邮件。/)
  await expect(code).toBeFocused()
  await code.fill(sent)
  await save.click()
  await expectRow(page, '邮箱', next)
  await expect(page.getByText(`邮箱已改为 ${next}，下次请用它登录。`)).toBeVisible()
  await stack.local.received(journey.seller.email, /(.)/)
  await page.context().close()
})

test('the mobile number changes by a code sent to the new number', async ({ browser, stack }) => {
  const journey = anotherSeller(stack)
  const other = anotherSeller(stack)
  await registerActivated(other)
  const session = await registerActivated(journey)
  const page = await openBrowser(browser, stack, { session })
  await page.goto('/financing/profile')
  const { form, save } = await openRow(page, '手机号')
  const number = form.locator('input[name=phone_number]')
  const code = form.getByLabel('短信验证码')
  const change = async (to: string) => {
    await number.fill(to)
    await form.getByRole('button', { name: '发送验证码' }).click()
    await expect(form.getByText(/验证码已发到/)).toBeVisible()
    await code.fill(await phoneCode(journey, `+86${to}`))
    await save.click()
  }
  await number.fill(journey.seller.phoneNumber)
  await save.click()
  await expectWrong(number, '这就是您现在的手机号，请填写另一个。')
  await stack.advanceClock('PT61S')
  await change(other.seller.phoneNumber)
  await expectWrong(number, '这个手机号已被使用，请换一个号码。')
  await expect(number).toBeFocused()
  const free = journey.seller.phoneNumber.replace(/^139/, '137')
  await change(free)
  await expectRow(page, '手机号', `+86 ${free}`)
  await page.context().close()
})
