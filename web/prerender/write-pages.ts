import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Manifest } from 'vite'
import { type Locale, locales } from '#shared/i18n/locales.ts'
import { lineOfPath } from '#shared/product-lines/product-lines.ts'
import { homeFile, renderedFile, renderedPaths } from '#shared/site/page-file.ts'
import { search as en } from '../i18n/en/search.ts'
import { search as zhCN } from '../i18n/zh-CN/search.ts'
import { search as zhTW } from '../i18n/zh-TW/search.ts'
import type { Brand } from '../ui/brand.ts'
import { entry, type FirstScreen, filesOf, home, landings, preloadFiles } from './first-screen.ts'
import { pageHtml, titleOfHtml } from './page-html.ts'
import { createPageStyles } from './page-styles.ts'
import { renderMetaTags } from './render-meta-tags.ts'

const words = { 'zh-CN': zhCN, 'zh-TW': zhTW, en } as const satisfies Record<Locale, typeof zhCN>

/** The description of a landing page for search engines and link previews, by its path below the site's base. */
const describePage = (locale: Locale, path: string): string => words[locale][lineOfPath(path)?.id ?? 'entry']

/** The font of digits and Latin letters, which every first screen uses. */
const firstFont = /url\(([^)]*inter-latin-wght-normal-[^)]*\.woff2)\)/g

interface Build {
  /** The folder of the built site. */
  readonly folder: string
  /** The path where the site is served. */
  readonly base: string
  readonly renderPage: (locale: Locale, path: string) => Promise<string>
  readonly renderHome: (locale: Locale) => Promise<string>
  /** The lender's brand. */
  readonly brand: Brand
  /** Scheme and host of the site; empty if unknown. */
  readonly origin: string
  /** The inline scripts of a seller's home and of the other pages. */
  readonly homeScript: string
  readonly landingScript: string
}

interface WrittenPage {
  readonly file: string
  readonly locale: Locale
  readonly screen: FirstScreen
  readonly html: string
  /** The page's description for search engines and link previews. */
  readonly description: string
  readonly head: string
}

/**
 * Writes the prerendered first screens into the built site: a page for each locale and landing path, and the home's
 * skeleton for each locale.
 */
export const writePages = async ({
  folder,
  base,
  renderPage,
  renderHome,
  homeScript,
  landingScript,
  brand,
  origin,
}: Build): Promise<void> => {
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest
  const pages: WrittenPage[] = []
  for (const locale of locales) {
    for (const path of renderedPaths) {
      const screen = landings[path]
      if (!screen) throw new Error(`nothing is rendered for ${path}`)
      const html = await renderPage(locale, path)
      const description = describePage(locale, path)
      const found = { origin, locale, path, title: titleOfHtml(html), description, html, brand }
      pages.push({
        file: renderedFile(path, locale),
        locale,
        screen,
        html,
        description,
        head: renderMetaTags(found),
      })
    }
    pages.push({
      file: homeFile(locale),
      locale,
      screen: home,
      html: await renderHome(locale),
      description: describePage(locale, '/'),
      // A seller's home must not be indexed.
      head: '<meta name="robots" content="noindex">',
    })
  }
  const styles = new Map([...Object.values(landings), home].map((screen) => [screen, createPageStyles()]))
  const screens = pages.map((page) => ({
    ...page,
    html: styles.get(page.screen)?.take(page.html) ?? page.html,
  }))
  const indexHtml = await read('index.html')
  const sheets = [...filesOf(manifest, [entry])].filter((each) => each.endsWith('.css'))
  const fontFaces = (await Promise.all(sheets.map(read))).join('').trim()
  const fonts = [...fontFaces.matchAll(firstFont)].map(([, address = '']) => address)
  for (const { file, locale, screen, html, description, head } of screens) {
    const place = join(folder, file)
    await mkdir(dirname(place), { recursive: true })
    await writeFile(
      place,
      pageHtml(indexHtml, {
        locale,
        html,
        description,
        head,
        styles: `<style>${fontFaces}</style>${styles.get(screen)?.elements ?? ''}`,
        modules: preloadFiles(manifest, screen, locale).map((module) => `${base}${module}`),
        script: screen === home ? homeScript : landingScript,
        fonts,
      }),
    )
  }
}
