import { type AccountCast, gatherCast } from './support/account-cast.ts'
import { dialogScreens } from './support/dialog-screens.ts'
import { companyScreens, complaintScreens, pageScreens, profileScreens } from './support/page-screens.ts'
import { openBrowser } from './support/sellers.ts'
import { test as base, expect, type Stack } from './support/stack.ts'
import { type Variant, visitScreens } from './support/visit-screens.ts'

/** Cached by stack: as a worker fixture, it would make the runner start another stack and browser. */
const casts = new WeakMap<Stack, Promise<AccountCast>>()

const castOn = (stack: Stack): Promise<AccountCast> => {
  const cast = casts.get(stack) ?? gatherCast(stack)
  casts.set(stack, cast)
  return cast
}

const test = base.extend<{ cast: AccountCast }>({
  cast: async ({ stack }, use) => use(await castOn(stack)),
})

/** One language per width: between them they cover the shortest and the longest translations. */
const variants: readonly Variant[] = [
  { screen: 'phone', locale: 'zh-CN' },
  { screen: 'desktop', locale: 'en' },
]

test('every mode of the login dialog', async ({ browser, stack, cast }) => {
  // Mails are limited to one a minute.
  await stack.advanceClock('PT61S')
  const page = await openBrowser(browser, stack, { locale: 'zh-CN' })
  expect(await visitScreens(page, variants, dialogScreens(cast))).toEqual([])
  await page.context().close()
})

test('every login page', async ({ browser, stack, cast }) => {
  await stack.advanceClock('PT61S')
  const page = await openBrowser(browser, stack, { locale: 'zh-CN' })
  expect(await visitScreens(page, variants, pageScreens(cast))).toEqual([])
  await page.context().close()
})

test('the profile and company pages', async ({ browser, stack, cast: { session } }) => {
  const page = await openBrowser(browser, stack, { locale: 'zh-CN', session, proves: false })
  expect(
    await visitScreens(page, variants, [...profileScreens, ...complaintScreens, ...companyScreens]),
  ).toEqual([])
  await page.context().close()
})
