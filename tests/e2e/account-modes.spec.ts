import type { Locale } from '#shared/i18n/locales.ts'
import { type AccountCast, gatherCast } from './support/account-cast.ts'
import { dialogScreens } from './support/dialog-screens.ts'
import { pageScreens, profileScreens } from './support/page-screens.ts'
import { look, photograph } from './support/screens.ts'
import { openBrowser } from './support/sellers.ts'
import { test as base, expect } from './support/stack.ts'
import { visitScreens } from './support/visit-screens.ts'

const test = base.extend<object, { cast: AccountCast }>({
  cast: [async ({ stack }, use) => use(await gatherCast(stack)), { scope: 'worker' }],
})

// The first language is held to everything in both widths; of the others, which differ in words, each is seen in one.
const visits = [
  { which: 'first', see: look, locales: { phone: 'zh-CN', desktop: 'zh-CN' } },
  { which: 'other', see: photograph, locales: { phone: 'zh-TW', desktop: 'en' } },
] as const

for (const { which, see, locales } of visits) {
  const localeHere = (): Locale => locales[test.info().project.name as keyof typeof locales]

  test(`every mode of the dialog, in the ${which} language`, async ({ browser, stack, cast }) => {
    const locale = localeHere()
    // A mail may be asked for once a minute.
    await stack.advanceClock('PT61S')
    const page = await openBrowser(browser, stack, { locale })
    expect(await visitScreens(page, locale, dialogScreens(cast), see)).toEqual([])
    await page.context().close()
  })

  test(`every page for logging in, in the ${which} language`, async ({ browser, stack, cast }) => {
    const locale = localeHere()
    await stack.advanceClock('PT61S')
    const page = await openBrowser(browser, stack, { locale })
    expect(await visitScreens(page, locale, pageScreens(cast), see)).toEqual([])
    await page.context().close()
  })

  test(`the profile, in the ${which} language`, async ({ browser, stack, cast: { session } }) => {
    const locale = localeHere()
    const page = await openBrowser(browser, stack, { locale, session })
    expect(await visitScreens(page, locale, profileScreens, see)).toEqual([])
    await page.context().close()
  })
}
