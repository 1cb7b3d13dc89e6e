import { defaultLocale, isLocale, type Locale } from '../i18n/locales.ts'
import { productLineIds, productLines } from '../product-lines/product-lines.ts'
import { linePath } from './screen-paths.ts'

/** The prefix of cookies that are only set and sent over HTTPS. */
export const securePrefix = '__Secure-'

/** The cookies that select a browser's page; the server learns nothing else from them. Over HTTPS with the prefix. */
export const localeCookie = 'locale'
export const loggedInCookie = 'logged-in'

/** The language of a page: from its address, if valid, else the one chosen before. */
export const wantedLocale = (named: string | undefined, chosen: string | undefined): string | undefined =>
  named !== undefined && isLocale(named) ? named : chosen

/** The prerendered pages, below the site: a visitor's first screens. */
export const renderedPaths: readonly string[] = ['/'].concat(
  productLineIds.map((id) => productLines[id].routePrefix),
)

/** The file of a prerendered page, below the site. */
export const renderedFile = (path: string, locale: string): string =>
  `/pages/${locale}${path === '/' ? '/index' : path}.html`

/** The home page of each line, below the site. */
const homePaths: readonly string[] = productLineIds.map((id) => linePath(productLines[id], 'home'))

/** The page of all homes, rendered by the browser: it preloads what they need. */
export const homeFile = (locale: Locale): string => `/pages/${locale}/home.html`

/** The page of all other screens, rendered by the browser. */
export const appFile = '/index.html'

/**
 * The file for a page's path (below the site), by the browser's cookies. A visitor gets the prerendered first screen in
 * the language chosen before: Simplified Chinese if none was, English for an unknown one. A logged-in user is
 * redirected from there, and the other screens are rendered by the browser.
 */
export const pageFile = (path: string, locale: string | undefined, loggedIn: string | undefined): string => {
  const place = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const spoken = locale === undefined ? defaultLocale : isLocale(locale) ? locale : 'en'
  if (loggedIn) return homePaths.includes(place) ? homeFile(spoken) : appFile
  return renderedPaths.includes(place) ? renderedFile(place, spoken) : appFile
}
