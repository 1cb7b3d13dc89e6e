import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { type Locale, locales } from '#shared/i18n/locales.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { loggedInCookie } from '#shared/site/page-file.ts'
import { signUp } from '../../scripts/journey/sign-up.ts'
import type { Words } from '../../web/i18n/translations.ts'
import { siteTranslations } from '../support/site-translations.ts'
import { anotherSeller, newSession, openBrowser } from './support/sellers.ts'
import { expect, type Stack, test } from './support/stack.ts'

const landing = '/financing/credit/hook'

/** Budget of scripts and translations for a visitor's first screen: gzipped bytes. */
const maxScriptBytes = 155_000

/** Text shifts by some pixels when the font arrives on a machine without the fallback font. */
const maxLayoutShift = 0.005

interface Observations {
  /** The heading in the prerendered HTML, before any script ran. */
  heading?: Element | null
  /** Cumulative layout shift. */
  shift: number
}

/** Runs in the page from its first moment: records the prerendered heading and layout shifts. */
const observePage = () => {
  const observations: Observations = { shift: 0 }
  Object.assign(window, { observations })
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') observations.heading = document.querySelector('h1')
  })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) observations.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page from its first moment: long timers never fire, as nothing under test may depend on one. */
const stopLongTimers = () => {
  const set = window.setTimeout.bind(window)
  window.setTimeout = ((run: () => void, delay = 0, ...rest: []) =>
    delay < 500 ? set(run, delay, ...rest) : 0) as typeof window.setTimeout
}

const openIn = async (browser: Browser, stack: Stack, locale: Locale): Promise<Page> => {
  const page = await openBrowser(browser, stack, { locale })
  await page
    .context()
    .addCookies([{ name: 'locale', value: locale, domain: 'localhost', path: '/financing' }])
  return page
}

/** The landing pages of the site and of each line. */
const pages = [
  { path: '/financing/', promise: ({ landingEntry }: Words) => landingEntry.hero.title },
  { path: landing, promise: ({ landingHook }: Words) => landingHook.hero.title },
  {
    path: '/financing/credit/underwriting',
    promise: ({ landingUnderwriting }: Words) => landingUnderwriting.hero.title,
  },
  { path: '/financing/credit/payoneer', promise: ({ landingPayoneer }: Words) => landingPayoneer.hero.title },
]

test('the landing pages are prerendered in each language and hydrate without changes', async ({
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
          // The body of a response is gone when the page is left before it arrived.
          const body = /\/assets\/.+\.js$/.test(response.url()) && (await response.body().catch(() => null))
          if (body) bytesOf.set(response.url(), gzipSync(body).length)
        })
        await page.addInitScript(observePage)
        await page.goto(path, { waitUntil: 'networkidle' })

        const words = siteTranslations[locale]
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(promise(words))
        const { isKept, shift } = await page.evaluate(() => {
          const { observations } = window as unknown as { observations: Observations }
          return { isKept: observations.heading === document.querySelector('h1'), shift: observations.shift }
        })
        expect(isKept, 'the heading is the one that was sent').toBe(true)
        expect(shift, 'as good as nothing moved').toBeLessThan(maxLayoutShift)
        // Requests after the load event depend on the machine's speed, and are not counted.
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
        expect(scripts).toBeLessThanOrEqual(maxScriptBytes)
        // The page is hydrated: it reacts to clicks.
        await page.getByRole('button', { name: words.landing.hero.login }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        // No hydration mismatch and no CSP violation.
        expect(said).toEqual([])
        await page.context().close()
      })
})

test('a button pressed before the page is hydrated shows it at once, and opens its dialog later (N17)', async ({
  browser,
  stack,
}) => {
  const { landing: words, landingHook, account, shell } = siteTranslations['zh-CN']
  const presses = [
    { name: landingHook.hero.signUp, within: 'main', opens: account.signup.submit },
    { name: words.hero.login, within: 'main', opens: account.login.submit },
    { name: shell.bar.login, within: 'banner', opens: account.login.submit },
  ] as const
  for (const { name, within, opens } of presses)
    await test.step(`${within} ${name}`, async () => {
      const page = await openIn(browser, stack, 'zh-CN')
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      const scripts = Promise.withResolvers<void>()
      await page.route('**/assets/*.js', async (route) => {
        await scripts.promise
        await route.continue()
      })
      await page.goto(landing, { waitUntil: 'commit' })
      const button = page.getByRole(within).getByRole('button', { name, exact: true }).first()
      const submit = page.getByRole('dialog').locator('button[type=submit]')
      await button.click()
      await expect(button).toHaveAttribute('aria-busy', 'true')
      await expect(page.getByRole('dialog')).toHaveCount(0)

      scripts.resolve()
      await expect(submit).toHaveText(opens)
      await expect(page.locator('[aria-busy]')).toHaveCount(0)
      // Later presses are the application's own.
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await button.click()
      await expect(submit).toHaveText(opens)
      expect(said).toEqual([])
      await page.context().close()
    })
})

test('the logged-in home page starts as a skeleton, and does not shift while its parts load', async ({
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
  const { shell, home, frame } = siteTranslations['zh-CN']
  const next = page.getByRole('heading', { name: home.step.linkShop.title })
  // The shops arrive after the skeleton is visible, and today's rate after the rest.
  await page.route(`**${shopsEndpoints.listLinkedShops.path}`, async (route) => {
    await expect(page.getByRole('status').filter({ hasText: shell.state.loading })).toBeVisible()
    await route.continue()
  })
  await page.route(`**${drawdownEndpoints.getSofr.path}`, async (route) => {
    await expect(next).toBeVisible()
    await route.continue()
  })
  // Holds the screen's translations back until the first response has arrived, so that it arrives before the
  // screen is rendered.
  const answered = page.waitForResponse(`**${repaymentEndpoints.listCharges.path}`)
  await page.route('**/assets/statuses-*.js', async (route) => {
    await answered
    await route.continue()
  })
  await page.addInitScript(observePage)
  await page.addInitScript(stopLongTimers)
  const sent = await page.goto(`${landing}/home`)
  expect(await sent?.text()).toContain(shell.state.loading)
  await expect(next).toBeVisible()
  await expect(page.getByText(/SOFR .+ 利差/)).toBeVisible()
  // The strip below the bar reserves the company's place until its name is loaded.
  const strip = page.locator('#strip')
  // Read at one moment, since the name may arrive at any.
  const held = await strip.evaluate((element) => ({
    isFilled: element.querySelector('button') !== null,
    placeholder: getComputedStyle(element, '::before').content,
  }))
  expect(held.isFilled).toBe(held.placeholder === 'none')
  await expect(strip.getByRole('button')).toBeVisible()
  await expect
    .poll(() => strip.evaluate((element) => getComputedStyle(element, '::before').content))
    .toBe('none')
  await expect(page.getByRole('banner').getByRole('link', { name: frame.bell.none })).toBeVisible()
  await expect(page.getByRole('complementary', { name: frame.widget.label })).toBeVisible()
  // After two frames the observer has reported all layout shifts.
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const tell = () => resolve((window as unknown as { observations: Observations }).observations.shift)
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(tell)))
      }),
  )
  expect(shift).toBeLessThan(maxLayoutShift)
  // The screen does not repeat requests that were preloaded.
  expect(asked).toContain(repaymentEndpoints.listCharges.path)
  expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([])
  expect(said).toEqual([])
  await page.context().close()
})

test('cookies make the server send the app shell or the page in the user’s language', async ({
  browser,
  stack,
}) => {
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
  expect(english).toContain(siteTranslations.en.landingHook.hero.title)
  await page.context().close()
})
