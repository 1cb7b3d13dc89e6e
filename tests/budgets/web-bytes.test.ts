import { beforeAll, describe, expect, test } from 'vitest'
import { readSite } from '../../scripts/bench/web/read-site.ts'
import {
  askingFiles,
  bytesOf,
  firstFiles,
  furtherFiles,
  type Site,
  totalOf,
} from '../../scripts/bench/web/screen-bytes.ts'
import { isLanding, listScreens } from '../../scripts/bench/web/screens.ts'
import { ensureSiteBuilt } from '../../scripts/local/build-site.ts'
import { defaultLocale } from '../../shared/i18n/locales.ts'

/** Gzip, scripts, styles and one language's words. */
const mostBytes = { first: 152.7 * 1024, asking: 40.7 * 1024, further: 28.7 * 1024 }

const screens = listScreens()
const landing = screens.find(isLanding)
let site: Site

beforeAll(async () => {
  await ensureSiteBuilt(() => {})
  site = readSite()
}, 60_000)

const first = () => {
  if (!landing) throw new Error('there is no landing page')
  return firstFiles(site, landing, defaultLocale)
}

describe('what travels', () => {
  test('for the first screen', () => {
    expect(totalOf(bytesOf(site, first()), 'gzip')).toBeLessThanOrEqual(mostBytes.first)
  })

  test('once, for all screens that ask the server', () => {
    const bytes = totalOf(bytesOf(site, askingFiles(site, defaultLocale, first())), 'gzip')
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(mostBytes.asking)
  })

  test.each(screens.filter((screen) => screen !== landing))('for $module besides', (screen) => {
    const there = new Set([...first(), ...askingFiles(site, defaultLocale, first())])
    const bytes = totalOf(bytesOf(site, furtherFiles(site, screen, defaultLocale, there)), 'gzip')
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(mostBytes.further)
  })
})
