import type { Manifest } from 'vite'
import type { Locale } from '#shared/i18n/locales.ts'
import { productLineIds, productLines } from '#shared/product-lines/product-lines.ts'

/** The entry of every page. */
export const entry = 'index.html'

/** A first screen: its modules in addition to the entry's, and its translation files in addition to the shell's. */
export interface FirstScreen {
  readonly modules: readonly string[]
  readonly words: readonly string[]
}

const landing = (name: string): FirstScreen => ({
  modules: [`landing/${name}/${name}-landing-page.tsx`],
  words: ['landing', `landing-${name}`],
})

/** The visitors' first screens, by path below the site's base. */
export const landings: Readonly<Record<string, FirstScreen>> = {
  '/': landing('entry'),
  ...Object.fromEntries(productLineIds.map((id) => [productLines[id].routePrefix, landing(id)])),
}

/** The seller's first screen. */
export const home: FirstScreen = {
  modules: [
    'app/line-layout.tsx',
    'app/query-layout.tsx',
    'pages/home/home-page.tsx',
    'shell/seller-frame.tsx',
  ],
  words: ['home', 'statuses', 'frame', 'companies'],
}

/** The output files of `sources` with all their static imports. `manifest` is Vite's. */
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

/**
 * The files of a first screen in `locale` that the browser would discover only while running the entry; for preloading.
 */
export const preloadFiles = (
  manifest: Manifest,
  { modules, words }: FirstScreen,
  locale: Locale,
): readonly string[] => {
  const early = filesOf(manifest, [entry])
  const spoken = ['start', ...words].map((each) => `i18n/${locale}/${each}.ts`)
  return [...filesOf(manifest, [...modules, ...spoken])].filter((file) => !early.has(file))
}
