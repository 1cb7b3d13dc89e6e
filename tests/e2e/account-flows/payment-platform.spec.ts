import { type AuthForm, dialogForm } from '../support/auth-form.ts'
import { comeFromPaymentPlatform } from '../support/payment-platform.ts'
import { phoneCode } from '../support/register.ts'
import { anotherSeller, openBrowser } from '../support/sellers.ts'
import { expect, test } from '../support/stack.ts'

const landing = (url: URL) => url.pathname === '/financing/credit/payoneer' && url.search === ''

const password = 'quay-light-2026'

const signUp = async (
  { form, code, password: first, confirmation, agreements, submit }: AuthForm,
  sms: string,
) => {
  await code.fill(sms)
  await first.fill(password)
  await confirmation.fill(password)
  await expect(form.getByText('免息计划')).toHaveCount(0)
  await agreements.check()
  await submit.click()
}

test('a customer of the payment platform signs up with its data, once', async ({ browser, stack }) => {
  const journey = anotherSeller(stack)
  const page = await openBrowser(browser, stack, {})
  await comeFromPaymentPlatform(page, 'lin-trading')
  await expect(page.getByText('支付平台已确认您的账户。')).toBeVisible()
  await expect(page, 'the code has left the address').toHaveURL(landing)
  const form = await dialogForm(page)
  await expect(form.email).toHaveValue('mei@lin-trading.example')
  await expect(form.phone).toHaveValue('61234501')
  await expect(form.form.getByLabel('国家或地区区号')).toHaveValue('+852')
  await form.form.getByRole('button', { name: '发送验证码' }).click()
  await expect(form.form.getByText('验证码已发到 +852 61234501。')).toBeVisible()
  await signUp(form, await phoneCode(journey, '+85261234501'))
  await expect(page).toHaveURL(/\/credit\/payoneer\/home$/)
  await expect(page.getByText('注册成功。激活邮件已发到 mei@lin-trading.example。')).toBeVisible()
  await page.context().close()

  const blockings = [
    { account: 'lin-trading', words: '支付账户已绑定其他用户，请联系客服。' },
    { account: 'lin-trading-eu', words: '公司资料已存在，请联系客服。' },
  ]
  for (const { account, words } of blockings) {
    await test.step(`reuse ${account}`, async () => {
      const again = await openBrowser(browser, stack, {})
      await comeFromPaymentPlatform(again, account)
      const blocked = again.getByRole('dialog', { name: '暂时不能注册' })
      await expect(blocked).toContainText(words)
      await expect(again).toHaveURL(landing)
      await blocked.getByRole('button', { name: '知道了' }).click()
      await expect(blocked).toHaveCount(0)
      await again.getByRole('button', { name: '免费注册' }).first().click()
      const signup = await dialogForm(again)
      await signup.submit.click()
      await expect(blocked, 'nothing can be submitted').toContainText(words)
      await expect(signup.email).not.toHaveAttribute('aria-invalid')
      await blocked.getByRole('button', { name: '去登录' }).click()
      const login = await dialogForm(again)
      await expect(login.form.getByRole('heading', { name: '欢迎回来' })).toBeVisible()
      await expect(login.form.getByRole('button', { name: '注册', exact: true })).toHaveCount(0)
      await again.context().close()
    })
  }
})

test('an authorisation code unknown to the platform leads back to it', async ({ page }) => {
  await page.goto(
    '/financing/credit/payoneer?code=made-up&offer_id=offer-lin-trading&state=offerId%3Doffer-lin-trading',
  )
  await expect(page).toHaveURL(/\/financing\/payoneer-error$/)
  await expect(page.getByRole('heading', { level: 1, name: '链接内容无效' })).toBeVisible()
  await expect(page.getByText('请回到支付平台页面，重新跳转到这里。')).toBeVisible()
})
