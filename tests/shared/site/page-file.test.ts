import { describe, expect, it } from 'vitest'
import { pageFile } from '#shared/site/page-file.ts'

describe('the page file of a path', () => {
  it.each(['/', '/credit/hook', '/credit/underwriting', '/credit/payoneer'])(
    'is prerendered for a visitor at %s',
    (path) => {
      const name = path === '/' ? '/index' : path
      expect(pageFile(path, 'zh-TW', undefined)).toBe(`/pages/zh-TW${name}.html`)
    },
  )

  it('ignores a trailing slash', () => {
    expect(pageFile('/credit/hook/', 'en', undefined)).toBe('/pages/en/credit/hook.html')
  })

  it.each([
    ['none', undefined, 'zh-CN'],
    ['an unknown one', 'fr', 'en'],
    ['a path', '../../index', 'en'],
  ])('has another language if the stored one is %s', (_, stored, locale) => {
    expect(pageFile('/credit/hook', stored, undefined)).toBe(`/pages/${locale}/credit/hook.html`)
  })

  it.each([
    ['/credit/hook/home', 'en', '/pages/en/home.html'],
    ['/credit/payoneer/home/', undefined, '/pages/zh-CN/home.html'],
  ])('is the home page’s skeleton for a seller at %s', (path, locale, file) => {
    expect(pageFile(path, locale, '1')).toBe(file)
  })

  it('is the application itself for everything else', () => {
    expect(pageFile('/credit/hook', 'en', '1')).toBe('/index.html')
    expect(pageFile('/credit/hook/home', 'en', undefined)).toBe('/index.html')
    expect(pageFile('/credit/hook/shops', 'en', '1')).toBe('/index.html')
    expect(pageFile('/credit/nowhere', undefined, undefined)).toBe('/index.html')
  })
})
