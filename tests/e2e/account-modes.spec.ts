import { type AccountCast, gatherCast } from './support/account-cast.ts'
import { dialogScreens } from './support/dialog-screens.ts'
import { companyScreens, pageScreens, profileScreens } from './support/page-screens.ts'
import { openBrowser } from './support/sellers.ts'
import { test as base, expect } from './support/stack.ts'
import { type Sight, visitScreens } from './support/visit-screens.ts'

const test = base.extend<object, { cast: AccountCast }>({
  cast: [async ({ stack }, use) => use(await gatherCast(stack)), { scope: 'worker' }],
})

// Of a wide screen with a phone's fine pixels, most of the time would go into drawing.
test.use({ deviceScaleFactor: 1 })

/** Each width in one language: between them the shortest words and the longest. */
const sights: readonly Sight[] = [
  { screen: 'phone', locale: 'zh-CN' },
  { screen: 'desktop', locale: 'en' },
]

test('every mode of the dialog', async ({ browser, stack, cast }) => {
  // A mail may be asked for once a minute.
  await stack.advanceClock('PT61S')
  const page = await openBrowser(browser, stack, { locale: 'zh-CN' })
  expect(await visitScreens(page, sights, dialogScreens(cast))).toEqual([])
  await page.context().close()
})

test('every page for logging in', async ({ browser, stack, cast }) => {
  await stack.advanceClock('PT61S')
  const page = await openBrowser(browser, stack, { locale: 'zh-CN' })
  expect(await visitScreens(page, sights, pageScreens(cast))).toEqual([])
  await page.context().close()
})

test('the profile', async ({ browser, stack, cast: { session } }) => {
  const page = await openBrowser(browser, stack, { locale: 'zh-CN', session, proves: false })
  expect(await visitScreens(page, sights, [...profileScreens, ...companyScreens])).toEqual([])
  await page.context().close()
})
