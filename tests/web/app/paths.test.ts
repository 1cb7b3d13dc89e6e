import { describe, expect, it } from 'vitest'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { paths } from '../../../web/app/paths.ts'
import { isChunkLoadError } from '../../../web/app/route-error.tsx'

describe('paths', () => {
  it('stay on the requested line', () => {
    expect(paths.home()).toBe('/credit/hook/home')
    expect(paths.home(productLines.payoneer)).toBe('/credit/payoneer/home')
    expect(paths.registerSigningLoading()).toBe('/credit/hook/register/signing/loading')
  })

  it('escape their parameters', () => {
    expect(paths.charge('a/b')).toBe('/credit/hook/repay/a%2Fb')
    expect(paths.companyStep('people', 'a b')).toBe('/company?step=people&field=a+b')
  })

  it('lead to the line’s own questions if it has any', () => {
    expect(paths.questions()).toBe('/questions')
    expect(paths.questions(productLines.payoneer)).toBe('/credit/payoneer/questions')
  })
})

describe('a failed load', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://x/a.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Unable to preload CSS for /a.css',
  ])('is recognised by "%s"', (message) => {
    expect(isChunkLoadError(new TypeError(message))).toBe(true)
  })

  it('is not any other error', () => {
    expect(isChunkLoadError(new Error('x is undefined'))).toBe(false)
    expect(isChunkLoadError('Importing a module script failed.')).toBe(false)
  })
})
