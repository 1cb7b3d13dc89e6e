import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { type Locale, locales } from '#shared/i18n/locales.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { loggedInCookie } from '#shared/site/page-file.ts'
import { signUp } from '../../scripts/journey/sign-up.ts'
import { anotherSeller, newSession, openBrowser } from './support/sellers.ts'
import { expect, type Stack, test } from './support/stack.ts'
import { type Words, wordsOf } from './support/visit-screens.ts'

const landing = '/financing/credit/hook'

/** What a visitor's first screen brings in scripts and words, gzip: bytes. */
const scriptsAtMost = 154_000

/** Where the fonts' stand-in is missing, figures move by some pixels when the face comes in time. */
const shiftBelow = 0.005

interface Witness {
  /** The heading as it stood when the page was parsed and no script had run. */
  heading?: Element | null
  /** The sum of what moved by itself, as a share of the window. */
  shift: number
}

/** Sees what happens to the page from its first moment on. */
const watch = () => {
  const witness: Witness = { shift: 0 }
  Object.assign(window, { witness })
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') witness.heading = document.querySelector('h1')
  })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) witness.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

const openIn = async (browser: Browser, stack: Stack, locale: Locale): Promise<Page> => {
  const page = await openBrowser(browser, stack, { locale })
  await page
    .context()
    .addCookies([{ name: 'locale', value: locale, domain: 'localhost', path: '/financing' }])
  return page
}

/** The landing pages: the site's, and each line's. */
const pages = [
  { path: '/financing/', promise: ({ landingEntry }: Words) => landingEntry.hero.title },
  { path: landing, promise: ({ landingHook }: Words) => landingHook.hero.title },
  {
    path: '/financing/credit/underwriting',
    promise: ({ landingUnderwriting }: Words) => landingUnderwriting.hero.title,
  },
  { path: '/financing/credit/payoneer', promise: ({ landingPayoneer }: Words) => landingPayoneer.hero.title },
]

test('the first screens come rendered in each language, and are taken over as they are', async ({
  browser,
  stack,
}) => {
  for (const locale of locales)
    for (const { path, promise } of pages)
      await test.step(`${locale} ${path}`, async () => {
        const page = await openIn(browser, stack, locale)
        const said: string[] = []
        page.on('console', (message) => said.push(message.text()))
        page.on('pageerror', ({ message }) => said.push(message))
        const bytesOf = new Map<string, number>()
        page.on('response', async (response) => {
          // What is on its way when the page is left has no body.
          const body = /\/assets\/.+\.js$/.test(response.url()) && (await response.body().catch(() => null))
          if (body) bytesOf.set(response.url(), gzipSync(body).length)
        })
        await page.addInitScript(watch)
        await page.goto(path, { waitUntil: 'networkidle' })

        const words = wordsOf[locale]
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(promise(words))
        const { isKept, shift } = await page.evaluate(() => {
          const { witness } = window as unknown as { witness: Witness }
          return { isKept: witness.heading === document.querySelector('h1'), shift: witness.shift }
        })
        expect(isKept, 'the heading is the one that was sent').toBe(true)
        expect(shift, 'as good as nothing moved').toBeLessThan(shiftBelow)
        // What is fetched once the page stands comes sooner or later, as the machine is fast or slow.
        const first = await page.evaluate(() => {
          const [navigation] = performance.getEntriesByType('navigation')
          const loadedAt = (navigation as PerformanceNavigationTiming).loadEventStart
          return performance
            .getEntriesByType('resource')
            .filter(({ startTime }) => startTime < loadedAt)
            .map(({ name }) => name)
        })
        const scripts = first.reduce((sum, url) => sum + (bytesOf.get(url) ?? 0), 0)
        expect(scripts).toBeGreaterThan(100_000)
        expect(scripts).toBeLessThanOrEqual(scriptsAtMost)
        // Whoever took the page over answers.
        await page.getByRole('button', { name: words.landing.hero.login }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        // Neither a difference between what was sent and what was rendered, nor what the policy forbids.
        expect(said).toEqual([])
        await page.context().close()
      })
})

test('the home of somebody logged in comes as a frame, and holds still while its parts come one by one', async ({
  browser,
  stack,
}) => {
  const page = await openBrowser(browser, stack, {
    session: await newSession(await signUp(anotherSeller(stack))),
  })
  await page
    .context()
    .addCookies([{ name: loggedInCookie, value: '1', domain: 'localhost', path: '/financing' }])
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname)
  })
  const { shell, home } = wordsOf['zh-CN']
  const next = page.getByRole('heading', { name: home.step.linkShop.title })
  // The shops come when the skeleton is there to be seen, today's price when the rest is.
  await page.route(`**${shopsEndpoints.listLinkedShops.path}`, async (route) => {
    await expect(page.getByRole('status').filter({ hasText: shell.state.loading })).toBeVisible()
    await route.continue()
  })
  await page.route(`**${drawdownEndpoints.getSofr.path}`, async (route) => {
    await expect(next).toBeVisible()
    await route.continue()
  })
  // What is asked for first is answered before the screen has its words, and so before it is rendered.
  const answered = page.waitForResponse(`**${repaymentEndpoints.listCharges.path}`)
  await page.route('**/assets/statuses-*.js', async (route) => {
    await answered
    await route.continue()
  })
  await page.addInitScript(watch)
  const sent = await page.goto(`${landing}/home`)
  expect(await sent?.text()).toContain(shell.state.loading)
  await expect(next).toBeVisible()
  await expect(page.getByText(/SOFR .+ 利差/)).toBeVisible()
  // The strip below the bar is never empty: the company's place is kept until its name is there.
  const company = page.locator('#strip').getByRole('button')
  const placeholder = () =>
    page.locator('#strip').evaluate((strip) => getComputedStyle(strip, '::before').content)
  if (!(await company.isVisible())) expect(await placeholder()).not.toBe('none')
  await expect(company).toBeVisible()
  expect(await placeholder()).toBe('none')
  // Two pictures later everything that moved was told.
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const tell = () => resolve((window as unknown as { witness: Witness }).witness.shift)
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(tell)))
      }),
  )
  expect(shift).toBeLessThan(shiftBelow)
  // What was asked for before the screen was there is not asked again by it.
  expect(asked).toContain(repaymentEndpoints.listCharges.path)
  expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([])
  expect(said).toEqual([])
  await page.context().close()
})

test('the server learns which page shall come next', async ({ browser, stack }) => {
  const journey = anotherSeller(stack)
  await signUp(journey)
  const page = await openBrowser(browser, stack, { session: await newSession(journey), locale: 'en' })
  await page.context().clearCookies()
  const next = async () => (await page.request.get(landing)).text()
  expect(await next()).toContain('<html lang="zh-CN"')

  await page.goto('/financing/questions')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await next()).toContain('<div id="root"></div>')

  await page.evaluate(() => localStorage.removeItem('session'))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const english = await next()
  expect(english).toContain('<html lang="en"')
  expect(english).toContain(wordsOf.en.landingHook.hero.title)
  await page.context().close()
})
