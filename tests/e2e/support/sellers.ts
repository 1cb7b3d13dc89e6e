import type { Browser, Page } from '@playwright/test'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { localeCookie } from '#shared/site/page-file.ts'
import { createHttpClient } from '../../../scripts/journey/http-client.ts'
import type { Journey } from '../../../scripts/journey/seller.ts'
import type { StoredSession } from '../../../web/api/stored-session.ts'
import { sessionOf } from '../../../web/features/account/sessions/open-session.ts'
import type { Stack } from './stack.ts'
import { stepUpWhenAsked } from './step-up.ts'

/** The password of every seller from `anotherSeller`. */
export const defaultPassword = 'quay-light-2026'

let made = 0

/** A seller before signup; addresses and phone numbers are unique within a worker. */
export const anotherSeller = ({ url, local }: Stack): Journey => {
  made += 1
  return {
    client: createHttpClient(url),
    local,
    line: productLines.hook,
    repayment: productTerms.small_shop_financing.repayment[0],
    seller: {
      email: `seller-${made}@harbour-gift.example`,
      phoneNumber: `139${String(made).padStart(8, '0')}`,
      password: defaultPassword,
      director: 'CHAN Tai Man',
    },
    say: () => {},
  }
}

/** A new session of an activated seller, in the form in which the browser stores it. */
export const newSession = async ({ client, seller: { email, password } }: Journey): Promise<StoredSession> =>
  sessionOf(await client.call(accountEndpoints.login, { body: { email, password } }))

/**
 * A page of a browser with this language, logged in with `session` or else a visitor's. Step-up dialogs are
 * answered automatically unless `proves` is false.
 */
export const openBrowser = async (
  browser: Browser,
  { url }: Stack,
  { session, locale, proves = true }: { session?: StoredSession; locale?: Locale; proves?: boolean },
): Promise<Page> => {
  // Suppresses the timed signup dialog and the consent banner, which would depend on the machine's speed.
  const kept = {
    'seen-auth-modal': '1',
    visits: 'declined',
    ...(session ? { session: JSON.stringify(session) } : {}),
    ...(locale ? { locale } : {}),
  }
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }))
  const context = await browser.newContext({
    baseURL: url,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  if (locale) await context.addCookies([{ name: localeCookie, value: locale, url }])
  const page = await context.newPage()
  if (session && proves) await stepUpWhenAsked(page, defaultPassword)
  return page
}
