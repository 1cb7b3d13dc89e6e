import type { Locale } from '#shared/i18n/locales.ts'
import { type AccountCast, gatherCast } from './support/account-cast.ts'
import { dialogScreens } from './support/dialog-screens.ts'
import { companyScreens, pageScreens, profileScreens } from './support/page-screens.ts'
import { screenHere } from './support/screen-here.ts'
import { openBrowser } from './support/sellers.ts'
import { test as base, expect } from './support/stack.ts'
import { visitScreens } from './support/visit-screens.ts'

const test = base.extend<object, { cast: AccountCast }>({
  cast: [async ({ stack }, use) => use(await gatherCast(stack)), { scope: 'worker' }],
})

// Each width in one language: between them the shortest words and the longest.
const locales = { phone: 'zh-CN', desktop: 'en' } as const

const localeHere = (): Locale => locales[screenHere()]

test('every mode of the dialog', async ({ browser, stack, cast }) => {
  // A mail may be asked for once a minute.
  await stack.advanceClock('PT61S')
  const page = await openBrowser(browser, stack, { locale: localeHere() })
  expect(await visitScreens(page, localeHere(), dialogScreens(cast))).toEqual([])
  await page.context().close()
})

test('every page for logging in', async ({ browser, stack, cast }) => {
  await stack.advanceClock('PT61S')
  const page = await openBrowser(browser, stack, { locale: localeHere() })
  expect(await visitScreens(page, localeHere(), pageScreens(cast))).toEqual([])
  await page.context().close()
})

test('the profile', async ({ browser, stack, cast: { session } }) => {
  const page = await openBrowser(browser, stack, { locale: localeHere(), session, proves: false })
  expect(await visitScreens(page, localeHere(), [...profileScreens, ...companyScreens])).toEqual([])
  await page.context().close()
})
