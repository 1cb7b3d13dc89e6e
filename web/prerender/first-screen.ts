import type { Manifest } from 'vite'
import type { Locale } from '../../shared/i18n/locales.ts'

/** What every page of the application begins with. */
export const entry = 'index.html'

/** The modules of a visitor's first screen besides what the entry brings: the landing page and the words. */
const sourcesOf = (locale: Locale): readonly string[] => [
  'features/landing/landing-page.tsx',
  `i18n/${locale}/shell.ts`,
  `i18n/${locale}/landing.ts`,
]

/** Every file that `sources` bring with them at once, themselves included. `manifest` is Vite's. */
export const filesOf = (manifest: Manifest, sources: readonly string[]): ReadonlySet<string> => {
  const files = new Set<string>()
  const add = (source: string): void => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`the build has no ${source}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const style of chunk.css ?? []) files.add(style)
    for (const imported of chunk.imports ?? []) add(imported)
  }
  for (const source of sources) add(source)
  return files
}

/** The files of the first screen in `locale` that the browser would otherwise learn of from the entry's code alone. */
export const lateFiles = (manifest: Manifest, locale: Locale): readonly string[] => {
  const early = filesOf(manifest, [entry])
  return [...filesOf(manifest, sourcesOf(locale))].filter((file) => !early.has(file))
}
