import { locales } from '../i18n/locales.ts'
import { alternatesOf, pageAddress } from './page-addresses.ts'
import { renderedPaths } from './page-file.ts'
import { absolutePath, siteScreens } from './screen-paths.ts'

/** Paths on the host itself. */
export const robotsPath = '/robots.txt'
export const sitemapPath = '/sitemap.xml'

/** Screens behind mailed links: their addresses are secrets. */
const behindLinks = [
  siteScreens.sign,
  siteScreens.shortLink,
  siteScreens.setPassword,
  siteScreens.activate,
  siteScreens.invitation,
  siteScreens.handover,
  siteScreens.oauthCallback,
].map((path) => absolutePath(path.replace(/:\w+$/, '')))

/** The robots.txt of `origin`. A non-public site disallows everything. */
export const robotsTxt = (origin: string, isPublic: boolean): string =>
  isPublic
    ? `User-agent: *\n${behindLinks.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}${sitemapPath}\n`
    : 'User-agent: *\nDisallow: /\n'

const escaped = (text: string): string => text.replaceAll('&', '&amp;')

const entryOf = (origin: string, path: string): string => {
  const links = alternatesOf(origin, path)
    .map(
      ({ code, address }) =>
        `    <xhtml:link rel="alternate" hreflang="${code}" href="${escaped(address)}"/>\n`,
    )
    .join('')
  return locales
    .map(
      (locale) => `  <url>\n    <loc>${escaped(pageAddress(origin, path, locale))}</loc>\n${links}  </url>\n`,
    )
    .join('')
}

/** The landing pages of `origin`, in every language. */
export const sitemapXml = (origin: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${renderedPaths.map((path) => entryOf(origin, path)).join('')}</urlset>
`
