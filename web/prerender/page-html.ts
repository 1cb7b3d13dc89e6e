import { languageTag } from '#shared/i18n/intl-locale.ts'
import type { Locale } from '#shared/i18n/locales.ts'

/** The parts of a page in addition to the built `index.html`. */
export interface PageParts {
  readonly locale: Locale
  /** The title element, then the root element's content. */
  readonly html: string
  readonly description: string
  /** Further elements of the head, for search engines and link previews. */
  readonly head: string
  /** Style elements. */
  readonly styles: string
  /** Modules that the first screen needs and `index.html` does not name. */
  readonly modules: readonly string[]
  /** An inline script that runs before any module is loaded. */
  readonly script: string
  /** Fonts of the first screen. */
  readonly fonts: readonly string[]
}

const title = /^<title>(.*?)<\/title>/

/** The title in a rendered screen's HTML. */
export const titleOfHtml = (html: string): string => title.exec(html)?.[1] ?? ''

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Replaces what `pattern` matches in `html` by `by`; no match fails the build. */
const put = (html: string, pattern: RegExp, by: string): string => {
  if (!pattern.test(html)) throw new Error(`index.html has nothing that looks like ${pattern}`)
  return html.replace(pattern, () => by)
}

/** The built `index.html` with a prerendered screen, so that it is visible without any further request. */
export const pageHtml = (indexHtml: string, parts: PageParts): string => {
  const [ownTitle = ''] = title.exec(parts.html) ?? []
  if (ownTitle === '') throw new Error('the screen has no title')
  const preloads = [
    ...parts.fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
    ),
    ...parts.modules.map((module) => `<link rel="modulepreload" crossorigin href="${module}">`),
  ]
  const replacements: readonly [RegExp, string][] = [
    [/<html lang="[^"]*"/, `<html lang="${languageTag(parts.locale)}"`],
    [/<title>.*?<\/title>/, ownTitle],
    [
      /<meta name="description" content="[^"]*"/,
      `<meta name="description" content="${attribute(parts.description)}"`,
    ],
    [/<link rel="stylesheet"[^>]*>/, parts.styles],
    // Before anything is requested for the page.
    [/<meta charset="utf-8" \/>/, `<meta charset="utf-8" /><script>${parts.script}</script>`],
    [/<\/head>/, `${preloads.join('')}${parts.head}</head>`],
    [/<div id="root"><\/div>/, `<div id="root">${parts.html.slice(ownTitle.length)}</div>`],
  ]
  return replacements.reduce((html, [pattern, by]) => put(html, pattern, by), indexHtml)
}
