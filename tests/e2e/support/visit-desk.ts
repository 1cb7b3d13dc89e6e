import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import type { Locale } from '#shared/i18n/locales.ts'
import { deskPictures } from '../../../scripts/screens/desk-pictures.ts'
import { groups } from '../../../web/desk/app/places.ts'
import { zhCN } from '../../../web/desk/i18n/zh-CN/index.ts'
import { findForeignWords, keysOfDesk } from './check-language.ts'
import { chooseLocale } from './choose-locale.ts'
import { typedWords } from './filled-desk/typed-words.ts'
import { navigate } from './navigate.ts'
import { findSettledProblems, problemOf } from './problems.ts'
import { endTransitions, expectAccessible, expectNoOverflow, takeScreenshot } from './screens.ts'

/** The items' ids by route parameter. */
export type Items = Readonly<Record<string, string>>

export interface DeskScreen {
  path: string
  /** The label of its link in the navigation. */
  title?: string
}

/** Screens without a table of their own: the first screen, forms, searches, a company’s KYC, hits of an engine that does not run here, and reviews that are due in years. */
const screensWithoutList = /^.(?:$|inbox.(?:screening|kycReviews)|acts|users|find|terms.new|companies.[^/]+)/

const translate = (key: string): string =>
  String(
    key
      .split('.')
      .reduce<unknown>((words, part) => (words as Record<string, unknown> | undefined)?.[part], zhCN),
  )

/** The navigation's targets. */
const places: readonly DeskScreen[] = groups.flatMap((group) =>
  group.places.map(({ to, words }) => ({ path: to, title: words(translate as Parameters<typeof words>[0]) })),
)

/** The console's routes; read as text, since the module's imports only run in a browser. */
const screensFile = join(import.meta.dirname, '../../../web/desk/app/screens.tsx')

const routes = (): string[] =>
  [...readFileSync(screensFile, 'utf8').matchAll(/<Route path="(?<path>[^*"]+)"/g)].map(
    ({ groups: found }) => `/${found?.['path']}`,
  )

const withItems = (route: string, items: Items): string =>
  route.replace(/:(?<name>\w+)/, (_, name: string) => {
    const item = items[name]
    if (!item) throw new Error(`nobody says which ${name} is to be seen at ${route}`)
    return item
  })

/** Variants of screens by query parameters. */
const views = ({ userId }: Items): readonly DeskScreen[] =>
  [
    '/statements?view=held',
    '/statements?view=ignored',
    '/statements?view=rules',
    '/statements?view=read',
    '/statements?view=mappings',
    '/portfolio?view=trend',
    '/portfolio?view=margin',
    '/portfolio?view=vintages',
    '/portfolio?view=concentration',
    '/portfolio?view=inflow',
    `/users?user=${userId}`,
  ].map((path) => ({ path }))

/** Every screen of the console: the navigation's targets and all other addresses. */
export const everyDeskScreen = (items: Items): readonly DeskScreen[] => [
  ...places,
  ...routes()
    .filter((route) => route !== '/inbox/:name' && places.every(({ path }) => path !== route))
    .map((route) => ({ path: withItems(route, items) })),
  ...views(items),
]

/** Collects page errors and console errors. */
export const listenForErrors = (page: Page): string[] => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`)
  })
  return errors
}

const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true], [data-pending]'))
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
}

/**
 * Navigates as a link of the console does. The previous screen's heading is marked, so that it is not
 * mistaken for the new one. A change of the query alone keeps the heading, so then the page is loaded.
 */
export const goTo = async (page: Page, path: string): Promise<void> => {
  if (new URL(page.url()).pathname === path.split('?')[0]) {
    await page.goto(path)
    return
  }
  await page.evaluate(() => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = ''
  })
  await navigate(page, path)
  await expect(page.locator('h1[data-left]')).toHaveCount(0)
}

const arrive = async (page: Page, { path, title }: DeskScreen): Promise<void> => {
  await goTo(page, path)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCount(1)
  await expect(heading).toHaveText(title ?? /./)
  await settled(page)
  const { pathname, search } = new URL(page.url())
  expect(pathname + search, 'nobody is led elsewhere').toBe(path)
}

const rowsOf = (page: Page) => page.getByRole('main').locator('tbody tr')

/** Opens the first row of a list, if rows can be opened. */
const openFirst = async (page: Page): Promise<boolean> => {
  const opener = page.getByRole('main').locator('tbody th').first().getByRole('button')
  if ((await opener.count()) === 0) return false
  await opener.first().click()
  await settled(page)
  return true
}

const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const

/** Resizes the viewport, and waits for the transitions to end, during which widths are not final. */
const resize = async (page: Page, size: keyof typeof sizes): Promise<void> => {
  await page.setViewportSize(sizes[size])
  await endTransitions(page)
}

/** Scrolls up first: otherwise the sticky bar would cover some of the content. */
const expectAccessibleFromTop = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page)
}

/** Labels that are identifiers of the code because a translation is missing. */
const findBareNames = async (page: Page): Promise<string[]> => {
  const named = await page.getByRole('main').locator('dt, thead th, label, h2, h3').allInnerTexts()
  return named.filter((each) => /^[a-z]+(?: [a-z]+)*$/.test(each.trim()))
}

/** The screenshot's name: `/inbox/kyc` is `inbox-kyc`, and an id, which differs on each run, is `one`. */
const nameOf = (path: string): string =>
  path
    .slice(1)
    .replace(/\?(?:view=)?/, '-')
    .replaceAll(/[=/]/g, '-')
    .replaceAll(/[\da-f]{8}[\da-f-]{24,}/g, 'one') || 'home'

/** Checks the page's text and its overflow in each of the languages. */
const readIn = async (page: Page, languages: readonly Locale[]): Promise<string[]> => {
  const problems: string[] = []
  for (const locale of languages) {
    await chooseLocale(page, locale)
    await settled(page)
    await expectNoOverflow(page)
    const typed = locale === 'zh-CN' ? [] : Object.values(typedWords)
    const found = await findSettledProblems(async () => [
      ...(await findForeignWords(page, locale, keysOfDesk, typed)),
      ...(locale === 'zh-CN' ? (await findBareNames(page)).map((each) => `“${each}” has no words`) : []),
    ])
    problems.push(...found.map((each) => `${locale}: ${each}`))
  }
  return problems
}

/**
 * Visits each screen and the first item of its list, checks both in each language at the width where text has
 * least room, and for WCAG at both widths. Continues after a failure, and returns all problems.
 */
export const visitDesk = async (page: Page, screens: readonly DeskScreen[]): Promise<string[]> => {
  const problems = listenForErrors(page)
  const pathOf = new Map<string, string>()
  for (const screen of screens)
    await test.step(screen.path, async () => {
      const [path = ''] = screen.path.split('?')
      const step = `desk-screen-${nameOf(screen.path)}`
      const note = (problem: string) => problems.push(`${screen.path}: ${problem}`)
      try {
        expect(Object.keys(deskPictures), 'docs/screens.md says what it shows').toContain(step)
        await resize(page, 'narrow')
        await chooseLocale(page, 'zh-CN')
        await arrive(page, screen)
        if (!screensWithoutList.test(path))
          await expect(rowsOf(page), 'there is something').not.toHaveCount(0)
        await takeScreenshot(page, `${step}-narrow`)
        const title = await page.title()
        const other = pathOf.get(title)
        if (other !== undefined && other !== path) note(`${other} is “${title}” as well`)
        pathOf.set(title, path)
        for (const problem of await readIn(page, ['zh-CN', 'zh-TW', 'en'])) note(problem)
        const isOpen = await openFirst(page)
        // Repeats the check for the open detail pane, and ends in the initial language.
        for (const problem of isOpen ? await readIn(page, ['en', 'zh-TW', 'zh-CN']) : []) note(problem)
        await chooseLocale(page, 'zh-CN')
        if (isOpen) await takeScreenshot(page, `${step}-open-narrow`)
        await expectAccessibleFromTop(page)
        await resize(page, 'wide')
        await takeScreenshot(page, step)
        await expectAccessibleFromTop(page)
      } catch (error) {
        note(problemOf(error))
      }
    })
  await resize(page, 'wide')
  return problems
}
