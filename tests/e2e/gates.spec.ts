import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { lineScreens, siteScreens } from '#shared/site/screen-paths.ts'
import { signUp } from '../../scripts/journey/sign-up.ts'
import * as zhCN from '../../web/i18n/zh-CN/index.ts'
import { checkScreen } from './support/screens.ts'
import { anotherSeller, newSession, openBrowser } from './support/sellers.ts'
import { expect, test } from './support/stack.ts'

const line = '/financing/credit/hook'
const landing =
  (query = '') =>
  (url: URL) =>
    url.pathname === line && url.search === query
const at = (path: string) => (url: URL) => url.pathname === path

// tests/web/app/gates.component.test.tsx has a table for every gate; these are samples in the browser.
test('a visitor on a protected route comes to the line’s landing page, query kept', async ({ page }) => {
  const query = '?cpid=7&utm_source=mail'
  const { routePrefix } = productLines.underwriting
  await page.goto(`/financing${routePrefix}/${lineScreens.shops}${query}`)
  await expect(page).toHaveURL((url) => url.pathname === `/financing${routePrefix}` && url.search === query)
  await page.goto(`/financing${siteScreens.profile}${query}`)
  await expect(page).toHaveURL(landing(query))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('open routes show their screens', async ({ page }) => {
  const { pages, questions, reports, terms } = zhCN
  const open: Readonly<Record<string, string>> = {
    '/credit/underwriting/terms-and-condition': terms.title,
    '/credit/payoneer/questions': questions.title,
    '/free-reports': reports.title,
    '/payoneer-error': pages.paymentPlatformError.title,
    '/credit/hook/nowhere/at-all': pages.notFound.title,
  }
  for (const [path, title] of Object.entries(open))
    await test.step(path, async () => {
      await page.goto(`/financing${path}`)
      await expect(page).toHaveURL(at(`/financing${path}`))
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    })
  await page.getByRole('link', { name: '回到首页' }).click()
  await expect(page.getByRole('button', { name: '免费注册' }).first()).toBeVisible()
})

test('an unknown signing link shows an explanation', async ({ page }) => {
  await page.goto('/financing/sign/a-token-that-never-was')
  await expect(page.getByRole('heading', { level: 1, name: '这个链接打不开' })).toBeVisible()
  await checkScreen(page, 'sign-unknown')
})

test('the document verification fits a phone at double text size', async ({ page }) => {
  await page.goto('/financing/verify')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const overflow = await page.evaluate(() => {
    const { documentElement } = document
    documentElement.style.fontSize = '200%'
    return documentElement.scrollWidth - documentElement.clientWidth
  })
  expect(overflow).toBeLessThanOrEqual(0)
})

test('a session ended on the server leads to the login page at the next call', async ({ browser, stack }) => {
  const journey = await signUp(anotherSeller(stack))
  const session = await newSession(journey)
  const page = await openBrowser(browser, stack, { session })
  await journey.client.call(accountEndpoints.logout, {}, { token: session.accessToken })
  await page.goto(`${line}/shops?from=mail`)
  await expect(page).toHaveURL(landing())
  const form = page.getByRole('dialog')
  await expect(form.getByText('登录已过期，请重新登录。')).toBeVisible()
  await checkScreen(page, 'session-expired')
  await expect(form.getByLabel('邮箱')).toHaveValue(journey.seller.email)
  await form.getByLabel('密码', { exact: true }).fill(journey.seller.password)
  await form.locator('button[type=submit]').click()
  await expect(page, 'back on the screen, with its query').toHaveURL(
    (url) => url.pathname === `${line}/shops` && url.search === '?from=mail',
  )
  await page.context().close()
})

test('the browser’s back button stays on the screens of a logged-in user', async ({
  browser,
  stack,
  isMobile,
}) => {
  const session = await newSession(await signUp(anotherSeller(stack)))
  const page = await openBrowser(browser, stack, { session })
  await page.goto(`${line}/home`)
  if (isMobile) await page.getByRole('button', { name: '打开菜单' }).click()
  await page.getByRole('link', { name: '我的店铺', exact: true }).click()
  const shops = page.getByRole('heading', { level: 1, name: '先连接一家店铺' })
  await expect(shops).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(at(`${line}/shops`))
  await expect(shops).toBeVisible()
  await page.context().close()
})

test('logging out ends the session in the browser and on the server', async ({
  browser,
  stack,
  isMobile,
}) => {
  const journey = await signUp(anotherSeller(stack))
  const session = await newSession(journey)
  const page = await openBrowser(browser, stack, { session })
  await page.goto(`${line}/home`)
  await page.getByRole('button', { name: isMobile ? '打开菜单' : '账户菜单' }).click()
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(landing())
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull()

  const answer = await journey.client.ask(accountEndpoints.getUser, {}, { token: session.accessToken })
  expect(answer.status).toBe(401)
  await page.goto(`${line}/home`)
  await expect(page).toHaveURL(landing())
  await expect(page.getByText('登录已过期')).toHaveCount(0)
  await page.context().close()
})
