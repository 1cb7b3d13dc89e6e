import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import type { Locale } from '#shared/i18n/locales.ts'
import { groups } from '../../../web/desk/app/places.ts'
import { zhCN } from '../../../web/desk/i18n/zh-CN/index.ts'
import { findForeignWords, keysOfDesk } from './check-language.ts'
import { chooseLocale } from './choose-locale.ts'
import { typedWords } from './filled-desk/typed-words.ts'
import { navigate } from './navigate.ts'
import { findInTheEnd, problemOf } from './problems.ts'
import { awaitTransitions, hold, holdToWidth, photograph } from './screens.ts'

/** Which item is meant where an address names one, by the name that its route has for it. */
export type Items = Readonly<Record<string, string>>

export interface DeskScreen {
  path: string
  /** By which the navigation leads to it. */
  title?: string
}

/** What has no list of its own: a form, what is looked up, or a company's KYC. */
const withoutList = /^.(?:acts|users|find|terms.new|companies.[^/]+)/

const wordsAt = (key: string): string =>
  String(
    key
      .split('.')
      .reduce<unknown>((words, part) => (words as Record<string, unknown> | undefined)?.[part], zhCN),
  )

/** What the navigation leads to. */
const places: readonly DeskScreen[] = groups.flatMap((group) =>
  group.places.map(({ to, words }) => ({ path: to, title: words(wordsAt as Parameters<typeof words>[0]) })),
)

/** The console's own list of screens; it is read, since what it imports runs in a browser alone. */
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

/** What an address shows besides, by what it asks. */
const views = ({ userId }: Items): readonly DeskScreen[] =>
  [
    '/statements?view=held',
    '/statements?view=read',
    '/portfolio?view=vintages',
    '/portfolio?view=concentration',
    '/portfolio?view=inflow',
    `/users?user=${userId}`,
  ].map((path) => ({ path }))

/** Every screen of the console: what the navigation leads to, and what has an address besides. */
export const everyDeskScreen = (items: Items): readonly DeskScreen[] => [
  ...places,
  ...routes()
    .filter((route) => route !== '/inbox/:name' && places.every(({ path }) => path !== route))
    .map((route) => ({ path: withItems(route, items) })),
  ...views(items),
]

/** Collects what the browser complains of. */
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
 * Goes to a screen as a link of the console does. The heading of the screen before is marked, so that it is not taken for
 * the new one; what differs in the query alone keeps its heading and is loaded.
 */
const goTo = async (page: Page, path: string): Promise<void> => {
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

/** Opens what stands first in the list of a screen, where something of it opens. */
const openFirst = async (page: Page): Promise<boolean> => {
  const opener = page.getByRole('main').locator('tbody th').first().getByRole('button')
  if ((await opener.count()) === 0) return false
  await opener.first().click()
  await settled(page)
  return true
}

const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const

/** Has the page another size. Widths that are on their way to it are those of neither. */
const resize = async (page: Page, size: keyof typeof sizes): Promise<void> => {
  await page.setViewportSize(sizes[size])
  await awaitTransitions(page)
}

/** Holds the page as it begins: scrolled, the bar at the top covers a part of whatever happens to lie there. */
const holdFromTop = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await hold(page)
}

/** What things on the page are called, where that is their name in the code: nobody wrote words for it. */
const findBareNames = async (page: Page): Promise<string[]> => {
  const named = await page.getByRole('main').locator('dt, thead th, label, h2, h3').allInnerTexts()
  return named.filter((each) => /^[a-z]+(?: [a-z]+)*$/.test(each.trim()))
}

/** Of a picture: `/inbox/kyc` is `inbox-kyc`, and an id, which is different each time, is `one`. */
const nameOf = (path: string): string =>
  path
    .slice(1)
    .replace(/\?(?:view=)?/, '-')
    .replaceAll(/[=/]/g, '-')
    .replaceAll(/[\da-f]{8}[\da-f-]{24,}/g, 'one')

/** Reads the page in each of the languages, one after the other, and holds it to its width in each. */
const readIn = async (page: Page, languages: readonly Locale[]): Promise<string[]> => {
  const problems: string[] = []
  for (const locale of languages) {
    await chooseLocale(page, locale)
    await settled(page)
    await holdToWidth(page)
    const typed = locale === 'zh-CN' ? [] : Object.values(typedWords)
    const found = await findInTheEnd(async () => [
      ...(await findForeignWords(page, locale, keysOfDesk, typed)),
      ...(locale === 'zh-CN' ? (await findBareNames(page)).map((each) => `“${each}” has no words`) : []),
    ])
    problems.push(...found.map((each) => `${locale}: ${each}`))
  }
  return problems
}

/**
 * Goes to each screen, and to what stands first in its list, reads both in each language where their words have least
 * room, and holds it to WCAG wide and narrow. Goes on where something is wrong, and returns all that was.
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
        await resize(page, 'narrow')
        await chooseLocale(page, 'zh-CN')
        await arrive(page, screen)
        if (!withoutList.test(path)) await expect(rowsOf(page), 'there is something').not.toHaveCount(0)
        await photograph(page, `${step}-narrow`)
        const title = await page.title()
        const other = pathOf.get(title)
        if (other !== undefined && other !== path) note(`${other} is “${title}” as well`)
        pathOf.set(title, path)
        for (const problem of await readIn(page, ['zh-CN', 'zh-TW', 'en'])) note(problem)
        const isOpen = await openFirst(page)
        // Once more what is open beside its list, back to the language that it began in.
        for (const problem of isOpen ? await readIn(page, ['en', 'zh-TW', 'zh-CN']) : []) note(problem)
        await chooseLocale(page, 'zh-CN')
        if (isOpen) await photograph(page, `${step}-open-narrow`)
        await holdFromTop(page)
        await resize(page, 'wide')
        await photograph(page, step)
        await holdFromTop(page)
      } catch (error) {
        note(problemOf(error))
      }
    })
  await resize(page, 'wide')
  return problems
}
