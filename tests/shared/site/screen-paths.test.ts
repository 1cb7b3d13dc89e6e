import { describe, expect, it } from 'vitest'
import { productLines } from '#shared/product-lines/product-lines.ts'
import {
  absolutePath,
  fillIn,
  linePath,
  lineScreens,
  siteScreens,
  withQuery,
} from '#shared/site/screen-paths.ts'

describe('the path of a screen', () => {
  it('of a line is below its prefix', () => {
    expect(linePath(productLines.payoneer, 'registerSigning')).toBe('/credit/payoneer/register/signing')
  })

  it('escapes its parameters', () => {
    expect(linePath(productLines.hook, 'charge', 'a/b')).toBe('/credit/hook/repay/a%2Fb')
    expect(fillIn(siteScreens.sign, '$&?')).toBe('/sign/%24%26%3F')
    expect(withQuery(siteScreens.activate, { token: 'a+b' })).toBe('/activate?token=a%2Bb')
  })

  it('includes the site’s base outside of the router', () => {
    expect(absolutePath(siteScreens.questions)).toBe('/financing/questions')
  })

  it('is unique per screen', () => {
    for (const list of [lineScreens, siteScreens])
      expect(new Set(Object.values(list)).size).toBe(Object.keys(list).length)
  })
})
