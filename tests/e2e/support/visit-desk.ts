import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import type { Locale } from '#shared/i18n/locales.ts'
import { groups } from '../../../web/desk/app/places.ts'
import { zhCN } from '../../../web/desk/i18n/zh-CN/index.ts'
import { findForeignWords, keysOfDesk } from './check-language.ts'
import { hold } from './screens.ts'

/** Which item is meant where an address names one, by the name that its route has for it. */
export type Items = Readonly<Record<string, string>>

export interface DeskScreen {
  path: string
  /** By which the navigation leads to it. */
  title?: string
}

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

/** Every screen of the console: what the navigation leads to, and what has an address besides. */
export const everyDeskScreen = (items: Items): readonly DeskScreen[] => [
  ...places,
  ...routes()
    .filter((route) => route !== '/inbox/:name' && places.every(({ path }) => path !== route))
    .map((route) => ({ path: withItems(route, items) })),
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

const arrive = async (page: Page, { path, title }: DeskScreen): Promise<void> => {
  await page.goto(path)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveCount(1)
  await expect(heading).toHaveText(title ?? /./)
  await expect(page.locator('[aria-busy=true], [data-pending]')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  expect(new URL(page.url()).pathname, 'nobody is led elsewhere').toBe(path)
}

const sizes = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } } as const

/**
 * Goes to each screen, holds it to its width and to WCAG wide and narrow, and reads it. Goes on where something is wrong, and
 * returns all that was.
 */
export const visitDesk = async (page: Page, screens: readonly DeskScreen[]): Promise<string[]> => {
  const problems = listenForErrors(page)
  const pathOf = new Map<string, string>()
  for (const screen of screens)
    await test.step(screen.path, async () => {
      try {
        await page.setViewportSize(sizes.wide)
        await arrive(page, screen)
        await hold(page)
        await page.setViewportSize(sizes.narrow)
        await hold(page)
      } catch (error) {
        problems.push(`${screen.path}: ${error instanceof Error ? error.message : String(error)}`)
      }
      const found = await findForeignWords(page, 'zh-CN', keysOfDesk)
      problems.push(...found.map((each) => `${screen.path}: ${each}`))
      const title = await page.title()
      const other = pathOf.get(title)
      if (other) problems.push(`${screen.path} and ${other} are both “${title}”`)
      pathOf.set(title, screen.path)
    })
  await page.setViewportSize(sizes.wide)
  return problems
}

/** Reads screens in a language. */
export const readDesk = async (page: Page, locale: Locale, paths: readonly string[]): Promise<string[]> => {
  const problems = listenForErrors(page)
  for (const path of paths) {
    await arrive(page, { path })
    const found = await findForeignWords(page, locale, keysOfDesk)
    problems.push(...found.map((each) => `${locale} ${path}: ${each}`))
  }
  return problems
}
