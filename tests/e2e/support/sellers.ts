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
import { proveWhenAsked } from './prove-on-request.ts'
import type { Stack } from './stack.ts'

/** Of every seller who is made by `anotherSeller`. */
export const usualPassword = 'quay-light-2026'

let made = 0

/** The beginning of another seller's journey over HTTP; no two in a worker share an address or a number. */
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
      password: usualPassword,
      director: 'CHAN Tai Man',
    },
    say: () => {},
  }
}

/** A new session of an activated seller, as the browser keeps it. */
export const newSession = async ({ client, seller: { email, password } }: Journey): Promise<StoredSession> =>
  sessionOf(await client.call(accountEndpoints.login, { body: { email, password } }))

/**
 * A page of a browser that speaks `locale` and is logged in, or a visitor's where there is no session. Its user proves
 * who they are whenever they are asked, unless a test says otherwise.
 */
export const openBrowser = async (
  browser: Browser,
  { url }: Stack,
  { session, locale, proves = true }: { session?: StoredSession; locale?: Locale; proves?: boolean },
): Promise<Page> => {
  // Nobody is asked by the page itself to sign up, or whether visits may be counted: how long a test looks at one depends
  // on the machine.
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
  if (session && proves) await proveWhenAsked(page, usualPassword)
  return page
}
