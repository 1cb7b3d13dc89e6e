import { beforeAll, describe, expect, test } from 'vitest'
import { defaultLocale } from '#shared/i18n/locales.ts'
import { productLineIds } from '#shared/product-lines/product-lines.ts'
import {
  type BuiltSite,
  bytesOf,
  firstFiles,
  furtherFiles,
  queryLayoutFiles,
  totalBytes,
} from '../../scripts/bench/web/screen-bytes.ts'
import { isLanding, listScreens, type Screen } from '../../scripts/bench/web/screens.ts'
import { readSite } from '../../scripts/bench/web/web.ts'
import { ensureSiteBuilt } from '../../scripts/local/build-site.ts'

/** Gzipped bytes of scripts, styles and one language's translations. */
const maxBytes = {
  first: 150 * 1024,
  asking: 27.5 * 1024,
  further: 40.4 * 1024,
  homeAfterLanding: 43 * 1024,
}

const screens = listScreens()
const find = (matches: (screen: Screen) => boolean): Screen => {
  const found = screens.find(matches)
  if (!found) throw new Error('there is no such screen')
  return found
}
const landings = screens.filter(isLanding)
const landing = find(({ module }) => module.includes('/hook/'))
const home = find(({ module }) => module.endsWith('/home-page.tsx'))
let site: BuiltSite

beforeAll(async () => {
  await ensureSiteBuilt(() => {})
  site = readSite()
}, 600_000)

const firstAt = (at: Screen) => firstFiles(site, at, defaultLocale)
const first = () => firstAt(landing)
const asking = () => queryLayoutFiles(site, screens, defaultLocale, first())
const sizeOf = (files: ReadonlySet<string>) => totalBytes(bytesOf(site, files), 'gzip')

describe('transferred bytes', () => {
  test('there are landing pages of the site and of each line', () => {
    expect(landings).toHaveLength(1 + productLineIds.length)
  })

  test.each(landings)('of the first screen, $module', (at) => {
    expect(sizeOf(firstAt(at))).toBeLessThanOrEqual(maxBytes.first)
  })

  test('of the shared code for screens with requests', () => {
    expect(sizeOf(asking())).toBeGreaterThan(0)
    expect(sizeOf(asking())).toBeLessThanOrEqual(maxBytes.asking)
  })

  test.each(landings)('of the home page after $module', (at) => {
    expect(sizeOf(furtherFiles(site, home, defaultLocale, firstAt(at)))).toBeLessThanOrEqual(
      maxBytes.homeAfterLanding,
    )
  })

  test.each(screens.filter((screen) => !isLanding(screen)))('of $module in addition', (screen) => {
    const bytes = sizeOf(furtherFiles(site, screen, defaultLocale, new Set([...first(), ...asking()])))
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(maxBytes.further)
  })
})
