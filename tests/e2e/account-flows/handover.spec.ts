import type { Page } from '@playwright/test'
import { openAuth, tryPassword } from '../support/auth-form.ts'
import { registerActivated } from '../support/register.ts'
import { checkScreen } from '../support/screens.ts'
import { anotherSeller, openBrowser } from '../support/sellers.ts'
import { expect, test } from '../support/stack.ts'

const cookie = 'access_token'

/** The browser deletes the cookie a moment after the page has expired it. */
const expectNoCookie = (page: Page) =>
  expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name), 'it is kept in memory')
    .not.toContain(cookie)

test('a user of another portal is handed over by a single-use token', async ({ page, stack, browser }) => {
  const journey = anotherSeller(stack)
  await registerActivated(journey)
  const { email, password } = journey.seller
  await stack.local.desk('user-skip', { user: email })
  const tokens: string[] = []
  page.on('request', (request) => {
    const token = request.headers()['accesstoken']
    if (token) tokens.push(token)
  })
  const form = await openAuth(page, 'login', { email, source: 'another-portal' })
  await tryPassword(page, form, password)
  await expect(page.getByText(email)).toBeVisible()
  await checkScreen(page, 'handover-asking')
  await page.getByRole('button', { name: '继续' }).click()
  await expect(page).toHaveURL(/\/credit\/hook\/home$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoCookie(page)
  expect(tokens).toHaveLength(1)

  await test.step('reuse the token', async () => {
    const thief = await openBrowser(browser, stack, {})
    const value = encodeURIComponent(tokens[0] ?? '')
    await thief.context().addCookies([{ name: cookie, value, url: stack.url }])
    await thief.goto('/financing/redirect?source=another-portal')
    await expect(thief.getByRole('alert')).toContainText('登录失败')
    await expectNoCookie(thief)
    expect(await thief.evaluate(() => localStorage.getItem('session'))).toBeNull()
    await thief.context().close()
  })
})

test('a lost connection does not require a second login', async ({ page, stack }) => {
  const journey = anotherSeller(stack)
  await registerActivated(journey)
  const { email, password } = journey.seller
  await stack.local.desk('user-skip', { user: email })
  const form = await openAuth(page, 'login', { email, source: 'another-portal' })
  const login = '**/api/accessToken/login'
  await page.route(login, (route) => route.abort())
  await tryPassword(page, form, password)
  await expect(page.getByRole('heading', { level: 1, name: '网络错误，请重试' })).toBeVisible()
  await expectNoCookie(page)
  await page.unroute(login)
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByRole('button', { name: '继续' }).click()
  await expect(page).toHaveURL(/\/credit\/hook\/home$/)
})

test('a short link redirects to the page that the back office set', async ({ page, stack }) => {
  await stack.local.desk('link-set', {
    id: 'spring',
    path: '/financing/credit/payoneer?cpid=12',
    reason: 'as agreed',
  })
  await page.goto('/financing/link/spring')
  await expect(page).toHaveURL(
    (url) => url.pathname === '/financing/credit/payoneer' && url.search === '?cpid=12',
  )
  await page.goto('/financing/link/nothing')
  await expect(page.getByRole('heading', { level: 1, name: '没有这个页面' })).toBeVisible()
})
