import { describe, expect, test } from 'vitest'
import { robotsTxt, sitemapXml } from '#shared/site/for-search-engines.ts'
import { alternatesOf, pageAddress } from '#shared/site/page-addresses.ts'

const origin = 'https://quay.example'

test('a page has a URL per language, without a parameter for the default one', () => {
  expect(pageAddress(origin, '/', 'zh-CN')).toBe('https://quay.example/financing/')
  expect(pageAddress(origin, '/credit/hook', 'zh-TW')).toBe(
    'https://quay.example/financing/credit/hook?lang=zh-TW',
  )
  expect(alternatesOf(origin, '/credit/hook').map(({ code }) => code)).toEqual([
    'zh-Hans',
    'zh-Hant-HK',
    'en',
    'x-default',
  ])
})

describe('robots', () => {
  test('get the sitemap, and are excluded from the targets of mailed links', () => {
    const txt = robotsTxt(origin, true)
    expect(txt).toContain('Sitemap: https://quay.example/sitemap.xml\n')
    expect(txt).toContain('Disallow: /financing/sign/\n')
    expect(txt).toContain('Disallow: /financing/set-password\n')
    expect(txt).not.toContain('Disallow: /financing/credit')
  })

  test('are excluded from all of a non-public site', () => {
    expect(robotsTxt(origin, false)).toBe('User-agent: *\nDisallow: /\n')
  })
})

test('the sitemap has every landing page in every language, each with the others', () => {
  const xml = sitemapXml(origin)
  expect(xml.match(/<url>/g)).toHaveLength(12)
  expect(xml.match(/<xhtml:link /g)).toHaveLength(48)
  expect(xml).toContain('<loc>https://quay.example/financing/credit/payoneer?lang=en</loc>')
})
