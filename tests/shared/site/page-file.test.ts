import { describe, expect, it } from 'vitest'
import { pageFile } from '#shared/site/page-file.ts'

describe('the page that a path is answered with', () => {
  it.each(['/', '/credit/hook', '/credit/underwriting', '/credit/payoneer'])(
    'is rendered for a visitor at %s',
    (path) => {
      const name = path === '/' ? '/index' : path
      expect(pageFile(path, 'zh-TW', undefined)).toBe(`/pages/zh-TW${name}.html`)
    },
  )

  it('does not mind a slash at the end', () => {
    expect(pageFile('/credit/hook/', 'en', undefined)).toBe('/pages/en/credit/hook.html')
  })

  it.each([
    ['none', undefined, 'zh-CN'],
    ['an unknown one', 'fr', 'en'],
    ['one that is a path', '../../index', 'en'],
  ])('is, where the language stored is %s, in another', (_, stored, locale) => {
    expect(pageFile('/credit/hook', stored, undefined)).toBe(`/pages/${locale}/credit/hook.html`)
  })

  it.each([
    ['/credit/hook/home', 'en', '/pages/en/home.html'],
    ['/credit/payoneer/home/', undefined, '/pages/zh-CN/home.html'],
  ])('names for a seller at %s what the home needs', (path, locale, file) => {
    expect(pageFile(path, locale, '1')).toBe(file)
  })

  it('is the application itself for everything else', () => {
    expect(pageFile('/credit/hook', 'en', '1')).toBe('/index.html')
    expect(pageFile('/credit/hook/home', 'en', undefined)).toBe('/index.html')
    expect(pageFile('/credit/hook/shops', 'en', '1')).toBe('/index.html')
    expect(pageFile('/credit/nowhere', undefined, undefined)).toBe('/index.html')
  })
})
