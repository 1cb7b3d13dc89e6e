import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { defaultLocale } from '#shared/i18n/locales.ts'
import { siteBase } from '#shared/site/screen-paths.ts'
import { builtSite, ensureSiteBuilt } from '../../local/build-site.ts'
import { markdownTable } from '../markdown-table.ts'
import type { BenchSection } from '../section.ts'
import {
  type BuiltSite,
  bytesOf,
  firstFiles,
  furtherFiles,
  queryLayoutFiles,
  type ScreenBytes,
  totalBytes,
} from './screen-bytes.ts'
import { isLanding, listScreens } from './screens.ts'

const namedFile = new RegExp(`(?:src|href)="${siteBase}/(assets/[^"]+\\.(?:js|css))"`, 'g')

/** The site as it was last built. */
export const readSite = (): BuiltSite => ({
  folder: builtSite,
  // The build writes it next to the site, since it is not public.
  manifest: JSON.parse(readFileSync(`${builtSite}.manifest.json`, 'utf8')) as Manifest,
  named: [...readFileSync(join(builtSite, 'index.html'), 'utf8').matchAll(namedFile)].map(
    ([, file = '']) => file,
  ),
})

const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1)

const rowOf = (name: string, bytes: ScreenBytes) => [
  name,
  kilobytes(bytes.script.gzip),
  kilobytes(bytes.style.gzip),
  kilobytes(bytes.words.gzip),
  kilobytes(totalBytes(bytes, 'gzip')),
  kilobytes(totalBytes(bytes, 'brotli')),
]

const head = ['', 'scripts', 'styles', 'words', 'all, gzip', 'all, brotli']

export const webSection: BenchSection = {
  name: 'web',
  title: 'What a screen loads',
  async run() {
    await ensureSiteBuilt((line) => console.log(line))
    const site = readSite()
    const screens = listScreens()
    const landings = screens.filter(isLanding)
    const [landing] = landings
    if (!landing) throw new Error('there is no landing page')
    const there = firstFiles(site, landing, defaultLocale)
    const asking = queryLayoutFiles(site, screens, defaultLocale, there)
    const withAsking = new Set([...there, ...asking])
    const further = screens
      .filter((screen) => !isLanding(screen))
      .map((screen) => ({
        module: screen.module,
        bytes: bytesOf(site, furtherFiles(site, screen, defaultLocale, withAsking)),
      }))
      .toSorted((one, other) => totalBytes(other.bytes, 'gzip') - totalBytes(one.bytes, 'gzip'))
    return `Transferred KB, with the texts of one language. The first rows are the entry screens of visitors, including the code of
every screen. The next row is the additional code of the first screen that queries the server, whichever it is. Each
other row is what that screen needs in addition to both.

${markdownTable(head, [
  ...landings.map((each) => rowOf(each.module, bytesOf(site, firstFiles(site, each, defaultLocale)))),
  rowOf('all screens with queries', bytesOf(site, asking)),
  ...further.map(({ module, bytes }) => rowOf(module, bytes)),
])}`
  },
}
