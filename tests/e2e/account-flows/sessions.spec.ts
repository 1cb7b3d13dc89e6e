import type { Browser } from '@playwright/test'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { dialogForm, expectWrong, fieldsOf } from '../support/auth-form.ts'
import { registerActivated } from '../support/register.ts'
import { checkScreen } from '../support/screens.ts'
import { anotherSeller, newSession, openBrowser } from '../support/sellers.ts'
import { expect, type Stack, test } from '../support/stack.ts'

const expired = '登录已过期，请重新登录。'
const chosen = 'Quay!Light26'

test('a password change ends the other sessions, whose login page has the address filled in', async ({
  browser,
  stack,
}) => {
  const journey = anotherSeller(stack)
  await registerActivated(journey)
  const { email, password } = journey.seller
  const here = await openBrowser(browser, stack, { session: await newSession(journey) })
  const there = await openBrowser(browser, stack, { session: await newSession(journey) })
  await there.goto('/financing/profile')
  await expect(there.getByRole('heading', { level: 1 })).toBeVisible()

  await here.goto('/financing/profile')
  await here.getByRole('button', { name: '更改密码' }).click()
  const form = here.getByRole('main').locator('form')
  const old = form.getByLabel('当前密码')
  const next = form.getByLabel('新密码', { exact: true })
  const again = form.getByLabel('再次输入新密码')
  await old.fill('not-the-password-1')
  await next.fill('Password1!')
  await again.fill(chosen)
  const save = form.locator('button[type=submit]')
  await save.click()
  await expectWrong(again, '两次输入的密码不一致，请再输入一次。')
  await again.fill('Password1!')
  await save.click()
  await expectWrong(old, '当前密码不对，请核对后再试。')
  await old.fill(password)
  await save.click()
  await expectWrong(next, /这个密码太常见，容易被猜中，请换一个。/)
  await next.fill(chosen)
  await again.fill(chosen)
  await save.click()
  await expect(here.getByText('密码已更改，其他设备已退出登录。')).toBeVisible()
  await expect(here.getByText('没有其他设备登录。')).toBeVisible()

  await there.reload()
  await expect(there).toHaveURL(/\/credit\/hook$/)
  await expect(there.getByText(expired)).toBeVisible()
  const login = await dialogForm(there)
  await expect(login.email).toHaveValue(email)
  await login.password.fill(chosen)
  await login.submit.click()
  await expect(there).toHaveURL(/\/financing\/profile$/)
  for (const page of [here, there]) await page.context().close()
})

/** Logs a seller in with two browsers; the second one uses the login page. */
const openTwice = async (browser: Browser, stack: Stack) => {
  const journey = anotherSeller(stack)
  const here = await openBrowser(browser, stack, { session: await registerActivated(journey) })
  const there = await openBrowser(browser, stack, {})
  await there.goto('/financing/sign-in')
  const login = fieldsOf(there.getByRole('main'))
  await login.email.fill(journey.seller.email)
  await login.password.fill(journey.seller.password)
  await login.submit.click()
  await expect(there).toHaveURL(/\/home$/)
  // Leaves the site, whose background requests would otherwise be the first to learn that the session is
  // over.
  await there.goto('/financing/favicon.svg')
  return { journey, here, there }
}

test('all other sessions are ended at once, and the account’s security activity is listed', async ({
  browser,
  stack,
}) => {
  const { here, there } = await openTwice(browser, stack)

  await here.goto('/financing/profile')
  const activity = here.getByRole('listitem').filter({ hasText: '在新设备上登录' })
  await expect(async () => {
    await here.reload()
    await expect(activity).toContainText('Chrome', { timeout: 1000 })
  }).toPass()
  await checkScreen(here, 'profile-security')
  await here.setViewportSize({ width: 1440, height: 900 })
  await checkScreen(here, 'profile-security-desktop')
  await here.getByRole('button', { name: '退出其他所有设备' }).click()
  const dialog = here.getByRole('dialog', { name: '让其他所有设备退出登录？' })
  await checkScreen(here, 'profile-end-others')
  await dialog.getByRole('button', { name: '全部退出' }).click()
  await expect(here.getByText('没有其他设备登录。')).toBeVisible()

  await there.goto('/financing/credit/hook/home')
  await expect(there).toHaveURL(/\/credit\/hook$/)
  for (const page of [here, there]) await page.context().close()
})

test('a session is ended from the list of sessions', async ({ browser, stack }) => {
  const { journey, here, there } = await openTwice(browser, stack)

  await here.goto('/financing/profile')
  const end = here.getByRole('button', { name: /^退出 Chrome/ })
  await end.click()
  const dialog = here.getByRole('dialog', { name: '让这台设备退出登录？' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect(end).toBeFocused()
  await end.click()
  await dialog.getByRole('button', { name: '退出登录' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(end).toHaveCount(0)
  await expect(here.getByText('没有其他设备登录。')).toBeVisible()
  await expect(here.getByRole('heading', { name: '已登录的设备' })).toBeFocused()

  await there.goto('/financing/credit/hook/home')
  await expect(there).toHaveURL(/\/credit\/hook$/)
  await expect((await dialogForm(there)).email).toHaveValue(journey.seller.email)
  for (const page of [here, there]) await page.context().close()
})

/**
 * Where an expired session of each line leads: the line's landing page, except for the line that users reach
 * from the payment platform.
 */
const ends = [
  { line: productLines.hook, at: '/financing/credit/hook' },
  { line: productLines.underwriting, at: '/financing/credit/underwriting' },
  { line: productLines.payoneer, at: '/financing' },
] as const

for (const { line, at } of ends) {
  test(`an expired session of ${line.id} leads to ${at}`, async ({ browser, stack }) => {
    const journey = anotherSeller(stack)
    const session = await registerActivated(journey, line)
    const page = await openBrowser(browser, stack, { session })
    await page.clock.setFixedTime(new Date(Date.parse(session.tokenExpiration) + 1000))
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.headers()['authorization']) calls.push(request.url())
    })
    await page.goto('/financing/profile')
    await expect(page).toHaveURL((url) => url.pathname.replace(/\/$/, '') === at && url.search === '')
    await expect(page.getByText(expired)).toBeVisible()
    await expect((await dialogForm(page)).email).toHaveValue(journey.seller.email)
    expect(calls, 'an expired token never leaves the browser').toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull()
    await page.context().close()
  })
}
