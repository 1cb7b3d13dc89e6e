import { defaultLocale, isLocale, type Locale } from '../i18n/locales.ts'
import { productLineIds, productLines } from '../product-lines/product-lines.ts'
import { linePath } from './screen-paths.ts'

/** Begins the name of a cookie that nobody sets, or is sent, but by HTTPS. */
export const securePrefix = '__Secure-'

/** The cookies by which a browser tells what its page shall be; the server learns nothing else from them. By HTTPS with the prefix. */
export const localeCookie = 'locale'
export const loggedInCookie = 'logged-in'

/** The language that a page shall come in: the one that its address names, if it is one of ours, else the one chosen before. */
export const wantedLocale = (named: string | undefined, chosen: string | undefined): string | undefined =>
  named !== undefined && isLocale(named) ? named : chosen

/** Where pages lead that are rendered beforehand, below the site: what a visitor sees first. */
export const renderedPaths: readonly string[] = ['/'].concat(
  productLineIds.map((id) => productLines[id].routePrefix),
)

/** The file of a page that was rendered beforehand, below the site. */
export const renderedFile = (path: string, locale: string): string =>
  `/pages/${locale}${path === '/' ? '/index' : path}.html`

/** Where sellers go on, below the site: the home of each line. */
const homePaths: readonly string[] = productLineIds.map((id) => linePath(productLines[id], 'home'))

/** The page of every home, which the browser renders: it names what is to be fetched for it. */
export const homeFile = (locale: Locale): string => `/pages/${locale}/home.html`

/** The page of all others, which the browser renders. */
export const appFile = '/index.html'

/**
 * The file that a page's path (below the site) is answered with, by what the browser told in its cookies. A visitor
 * gets the first screen rendered, in the language chosen before: none is Simplified Chinese, an unknown one English.
 * Someone logged in is led on from there, and the other screens are theirs: these the browser renders.
 */
export const pageFile = (path: string, locale: string | undefined, loggedIn: string | undefined): string => {
  const place = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const spoken = locale === undefined ? defaultLocale : isLocale(locale) ? locale : 'en'
  if (loggedIn) return homePaths.includes(place) ? homeFile(spoken) : appFile
  return renderedPaths.includes(place) ? renderedFile(place, spoken) : appFile
}
