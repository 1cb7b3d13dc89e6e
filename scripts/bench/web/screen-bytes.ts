import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import type { Locale } from '#shared/i18n/locales.ts'
import { queryLayout, type Screen } from './screens.ts'

export interface Bytes {
  gzip: number
  brotli: number
}

export const kinds = ['script', 'style', 'words'] as const
export type Kind = (typeof kinds)[number]

/** Bytes that a browser fetches, by kind. */
export type ScreenBytes = Record<Kind, Bytes>

/** A built site: its folder, the bundler's manifest, and the files that every page references. */
export interface BuiltSite {
  folder: string
  manifest: Manifest
  named: readonly string[]
}

const wordFile = (locale: Locale, area: string): string =>
  `i18n/${locale}/${area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

/** Every file that `sources` bring with them at once. */
const filesOf = (manifest: Manifest, sources: readonly string[]): Set<string> => {
  const files = new Set<string>()
  const waiting = [...sources]
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`the build has no ${source}`)
    if (files.has(chunk.file)) continue
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    waiting.push(...(chunk.imports ?? []))
  }
  return files
}

const sourcesOf = ({ module, words, asks }: Screen, locale: Locale): string[] => [
  module,
  ...words.map((area) => wordFile(locale, area)),
  ...(asks ? sourcesOf(queryLayout, locale) : []),
]

/** The files of the first screen of a visit: those of every screen, and its own. */
export const firstFiles = (
  { manifest, named }: BuiltSite,
  screen: Screen,
  locale: Locale,
): ReadonlySet<string> =>
  new Set([...named, ...filesOf(manifest, [`i18n/${locale}/start.ts`, ...sourcesOf(screen, locale)])])

/** The files that `screen` needs in addition to those already loaded. */
export const furtherFiles = (
  { manifest }: BuiltSite,
  screen: Screen,
  locale: Locale,
  there: ReadonlySet<string>,
): ReadonlySet<string> =>
  new Set([...filesOf(manifest, sourcesOf(screen, locale))].filter((file) => !there.has(file)))

/** The files that all of `screens` with queries need in addition to those already loaded. */
export const queryLayoutFiles = (
  site: BuiltSite,
  screens: readonly Screen[],
  locale: Locale,
  there: ReadonlySet<string>,
): ReadonlySet<string> =>
  screens
    .filter(({ asks }) => asks)
    .map((screen) => furtherFiles(site, screen, locale, there))
    .reduce((shared, files) => new Set([...shared].filter((file) => files.has(file))))

const sizes = new Map<string, Bytes>()

const sizeOf = (path: string): Bytes => {
  const known = sizes.get(path)
  if (known) return known
  const content = readFileSync(path)
  const size = { gzip: gzipSync(content, { level: 9 }).length, brotli: brotliCompressSync(content).length }
  sizes.set(path, size)
  return size
}

/** The transferred bytes of `files`, each compressed separately. */
export const bytesOf = ({ folder, manifest }: BuiltSite, files: ReadonlySet<string>): ScreenBytes => {
  const words = new Set(
    Object.values(manifest)
      .filter(({ src }) => src?.startsWith('i18n/'))
      .map(({ file }) => file),
  )
  const bytes: ScreenBytes = {
    script: { gzip: 0, brotli: 0 },
    style: { gzip: 0, brotli: 0 },
    words: { gzip: 0, brotli: 0 },
  }
  for (const file of files) {
    const kind = words.has(file) ? 'words' : extname(file) === '.css' ? 'style' : 'script'
    const { gzip, brotli } = sizeOf(join(folder, file))
    bytes[kind].gzip += gzip
    bytes[kind].brotli += brotli
  }
  return bytes
}

export const totalBytes = (bytes: ScreenBytes, form: keyof Bytes): number =>
  kinds.reduce((sum, kind) => sum + bytes[kind][form], 0)
