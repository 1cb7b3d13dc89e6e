import type { Browser, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { termsOfMember } from '#shared/account/signup-terms.ts'
import { membersEndpoints } from '#shared/companies/members.endpoints.ts'
import { dialogForm, expectWrong } from '../support/auth-form.ts'
import { registerActivated } from '../support/register.ts'
import { checkScreen, checkScreenInDarkScheme } from '../support/screens.ts'
import { anotherSeller, openBrowser } from '../support/sellers.ts'
import { expect, type Stack, test } from '../support/stack.ts'
import { stepUpDialog } from '../support/step-up.ts'

const openProfile = async (page: Page) => {
  await page.goto('/financing/profile')
  await expect(page.getByRole('heading', { name: '两步验证' })).toBeVisible()
}

const provePassword = async (page: Page, password: string) => {
  const proof = stepUpDialog(page)
  await proof.getByLabel('登录密码').fill(password)
  await proof.getByRole('button', { name: '确认' }).click()
  await expect(proof).toHaveCount(0)
}

/** The authenticator app's current code, by the stack's clock. */
const codeNow = async ({ local }: Stack, secret: string): Promise<string> =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: (await local.now()).getTime() })

const logOut = async (page: Page) => {
  await page.evaluate(() => localStorage.removeItem('session'))
  await page.goto('/financing/credit/hook?email=')
}

const logIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  const form = await dialogForm(page)
  await form.email.fill(email)
  await form.password.fill(password)
  await form.submit.click()
}

test('an authenticator app is set up, and its codes work for logins and step-ups', async ({
  browser,
  stack,
}) => {
  const journey = anotherSeller(stack)
  const { seller } = journey
  const page = await openBrowser(browser, stack, { session: await registerActivated(journey), proves: false })
  await openProfile(page)
  await checkScreen(page, 'factors-none')
  await page.getByRole('button', { name: '设置验证器应用' }).click()
  await expect(stepUpDialog(page).getByLabel('登录密码')).toBeFocused()
  await checkScreen(page, 'factors-step-up')
  await provePassword(page, seller.password)
  const dialog = page.getByRole('dialog', { name: '设置验证器应用' })
  await expect(dialog.getByRole('img', { name: /二维码/ })).toBeVisible()
  await checkScreen(page, 'factors-code-app')
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  const code = dialog.getByLabel(/6 位验证码/)
  await code.fill('000000')
  await dialog.getByRole('button', { name: '完成设置' }).click()
  await expectWrong(code, /验证码不对/)
  await code.fill(await codeNow(stack, secret))
  await dialog.getByRole('button', { name: '完成设置' }).click()
  const codes = page.getByRole('dialog', { name: '请保存恢复码' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await checkScreen(page, 'factors-recovery-codes')
  const recoveryCode = await codes.getByRole('listitem').first().innerText()
  await codes.getByLabel('我已保存好恢复码').check()
  await codes.getByRole('button', { name: '完成' }).click()
  await expect(page.getByText('还剩 10 个', { exact: true })).toBeVisible()
  await checkScreen(page, 'factors-app')
  await stack.local.received(seller.email, /(两步验证刚刚添加)/)

  await stack.advanceClock('PT31S')
  await logOut(page)
  await logIn(page, seller)
  const second = page.getByRole('dialog')
  await expect(second.getByText('密码正确。请再确认一次是您本人。')).toBeVisible()
  await checkScreen(page, 'factors-login')
  await second.getByLabel(/6 位验证码/).fill('000000')
  await second.getByRole('button', { name: '确认' }).click()
  await expectWrong(second.getByLabel(/6 位验证码/), /验证码不对或已经用过/)
  await second.getByRole('button', { name: '改用恢复码' }).click()
  await second.getByLabel('恢复码', { exact: true }).fill(recoveryCode.toLowerCase())
  await second.getByRole('button', { name: '确认' }).click()
  await expect(page).toHaveURL(/\/home$/)

  await openProfile(page)
  await expect(page.getByText('还剩 9 个', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '移除 验证器应用' }).click()
  await checkScreen(page, 'factors-remove')
  await page.getByRole('dialog').getByRole('button', { name: '移除' }).click()
  const proof = stepUpDialog(page)
  await proof.getByLabel(/6 位验证码/).fill(await codeNow(stack, secret))
  await proof.getByRole('button', { name: '确认' }).click()
  await expect(page.getByText('尚未开启')).toBeVisible()
  await page.context().close()
})

/** Invites a colleague into a company that requires a second factor, who then logs in without one. */
const inviteAndBeRequired = async (browser: Browser, stack: Stack, inviter: Page) => {
  const {
    client,
    local,
    seller: { email },
  } = anotherSeller(stack)
  const password = 'Quay!Light26'
  await inviter.getByRole('button', { name: '邀请用户' }).click()
  const invitation = inviter.getByRole('dialog', { name: '邀请用户' })
  await invitation.getByLabel('邮箱').fill(email)
  await invitation.getByRole('button', { name: '发送邀请' }).click()
  await expect(inviter.getByText(`邀请已发送至 ${email}`)).toBeVisible()
  const token = await local.received(email, /\/invitation#token=([\w-]+)/)
  const body = { token, user_name: '陳晨', agreements: termsOfMember() }
  await client.call(membersEndpoints.joinByInvitation, {
    body: { ...body, password, password_confirmation: password },
  })

  const page = await openBrowser(browser, stack, { locale: 'zh-TW' })
  await page.goto('/financing/credit/hook?email=')
  const login = page.getByRole('dialog')
  await login.getByLabel(/^電郵/).fill(email)
  await login.getByLabel('密碼', { exact: true }).fill(password)
  await login.locator('button[type=submit]').click()
  await expect(page.getByRole('heading', { level: 1, name: '請先啟用兩步驗證' })).toBeVisible()
  await checkScreenInDarkScheme(page, 'factors-must-set-up')
  await page.goto('/financing/company/users')
  await expect(page.getByRole('heading', { level: 1, name: '請先啟用兩步驗證' })).toBeVisible()
  await page.getByRole('button', { name: '設定驗證器應用程式' }).click()
  const proof = stepUpDialog(page)
  await proof.getByLabel('登入密碼').fill(password)
  await proof.getByRole('button', { name: '確認' }).click()
  const dialog = page.getByRole('dialog', { name: '設定驗證器應用程式' })
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel(/6 位驗證碼/).fill(await codeNow(stack, secret))
  await dialog.getByRole('button', { name: '完成設定' }).click()
  const codes = page.getByRole('dialog', { name: '請保存復原碼' })
  await codes.getByLabel('我已妥善保存復原碼').check()
  await codes.getByRole('button', { name: '完成' }).click()
  await expect(page.getByRole('table', { name: '現有用戶' })).toBeVisible()
  await page.context().close()
}

test('a passkey is created in the browser, and works for logins and step-ups', async ({ browser, stack }) => {
  const journey = anotherSeller(stack)
  const { seller } = journey
  const page = await openBrowser(browser, stack, { session: await registerActivated(journey), proves: false })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await openProfile(page)
  await page.getByRole('button', { name: '添加通行密钥' }).click()
  await provePassword(page, seller.password)
  const dialog = page.getByRole('dialog', { name: '添加通行密钥' })
  await expect(dialog.getByLabel('名称')).not.toHaveValue('')
  await checkScreen(page, 'factors-passkey')
  await dialog.getByLabel('名称').fill('办公室的电脑')
  await dialog.getByRole('button', { name: '继续' }).click()
  const codes = page.getByRole('dialog', { name: '请保存恢复码' })
  await codes.getByLabel('我已保存好恢复码').check()
  await codes.getByRole('button', { name: '完成' }).click()
  await expect(page.getByText('办公室的电脑')).toBeVisible()

  await logOut(page)
  await logIn(page, seller)
  await checkScreen(page, 'factors-login-passkey')
  await page.getByRole('button', { name: '使用通行密钥' }).click()
  await expect(page).toHaveURL(/\/home$/)

  await page.goto('/financing/company/users')
  await expect(page.getByRole('heading', { name: '两步验证要求' })).toBeVisible()
  await page.getByRole('button', { name: '要求两步验证' }).click()
  await stepUpDialog(page).getByRole('button', { name: '使用通行密钥' }).click()
  await expect(page.getByText('已要求成员开启两步验证。')).toBeVisible()
  await checkScreen(page, 'factors-required')
  await inviteAndBeRequired(browser, stack, page)
  await page.context().close()
})
