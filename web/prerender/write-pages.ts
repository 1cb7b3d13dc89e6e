import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Manifest } from 'vite'
import { type Locale, locales } from '../../shared/i18n/locales.ts'
import { renderedFile, renderedPaths } from '../../shared/site/page-file.ts'
import { entry, filesOf, lateFiles } from './first-screen.ts'
import { pageHtml } from './page-html.ts'
import { createPageStyles } from './page-styles.ts'
import type { RenderedScreen } from './render-page.tsx'

/** The face of figures and Latin letters, which stand in the first screen in every language. */
const firstFont = /url\(([^)]*inter-latin-wght-normal-[^)]*\.woff2)\)/g

interface Build {
  /** Where the site was built. */
  readonly folder: string
  /** Where the site is served. */
  readonly base: string
  readonly renderPage: (locale: Locale, path: string) => Promise<RenderedScreen>
}

/** Renders the first screens into the built site, a page for each language and path. */
export const writePages = async ({ folder, base, renderPage }: Build): Promise<void> => {
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest
  const styles = createPageStyles()
  const screens: { locale: Locale; path: string; html: string; description: string }[] = []
  for (const locale of locales) {
    for (const path of renderedPaths) {
      const { html, description } = await renderPage(locale, path)
      screens.push({ locale, path, html: styles.take(html), description })
    }
  }
  const indexHtml = await read('index.html')
  const sheets = [...filesOf(manifest, [entry])].filter((each) => each.endsWith('.css'))
  const fontFaces = (await Promise.all(sheets.map(read))).join('').trim()
  const fonts = [...fontFaces.matchAll(firstFont)].map(([, address = '']) => address)
  for (const { locale, path, html, description } of screens) {
    const file = join(folder, renderedFile(path, locale))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(
      file,
      pageHtml(indexHtml, {
        locale,
        html,
        description,
        styles: `<style>${fontFaces}</style>${styles.elements}`,
        modules: lateFiles(manifest, locale).map((module) => `${base}${module}`),
        fonts,
      }),
    )
  }
}
