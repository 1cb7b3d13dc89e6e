import { expectWrong, fieldsOf } from '../support/auth-form.ts'
import { anotherSeller } from '../support/sellers.ts'
import { expect, test } from '../support/stack.ts'

test.beforeEach(({ stack }) => stack.awaitNoon())

test('a fourth SMS of a day needs a captcha', async ({ page, stack }) => {
  const { seller } = anotherSeller(stack)
  const form = fieldsOf(page.getByRole('main'))
  for (const round of [1, 2, 3]) {
    await test.step(`message ${round}`, async () => {
      await page.goto('/financing/sign-up')
      await form.phone.fill(seller.phoneNumber)
      await form.form.getByRole('button', { name: '发送验证码' }).click()
      await expect(form.form.getByText(/验证码已发到/)).toBeVisible()
      await expect(form.captcha).toHaveCount(0)
      await stack.advanceClock('PT61S')
    })
  }
  await page.goto('/financing/sign-up')
  await form.phone.fill(seller.phoneNumber)
  const send = form.form.getByRole('button', { name: '发送验证码' })
  await send.click()
  await expect(form.captcha).toBeVisible()
  await expect(form.captcha).toBeFocused()
  await expect(form.captcha).toHaveAccessibleDescription('今天发送超过 3 次了，请先填写图中验证码。')
  await form.captcha.fill('00000')
  await send.click()
  await expectWrong(form.captcha, '图中验证码不对，请看新的一张。')
  await form.form.getByRole('button', { name: '看不清图片？自动验证' }).click()
  await expect(form.form.getByText('验证完成，可以继续了。')).toBeVisible({ timeout: 30_000 })
  await send.click()
  await expect(form.form.getByText(/验证码已发到/)).toBeVisible()
  await expect(form.form.getByText('验证完成，可以继续了。'), 'it goes with the message').toHaveCount(0)
  await expect(form.code).toBeFocused()
})
