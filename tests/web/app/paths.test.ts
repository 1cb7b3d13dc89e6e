import { describe, expect, it } from 'vitest'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { absolutePath, paths } from '../../../web/app/paths.ts'
import { isFailedLoad } from '../../../web/app/route-error.tsx'

describe('paths', () => {
  it('stay on the line that they are asked for', () => {
    expect(paths.home()).toBe('/credit/hook/home')
    expect(paths.home(productLines.payoneer)).toBe('/credit/payoneer/home')
    expect(paths.registerSigningLoading()).toBe('/credit/hook/register/signing/loading')
  })

  it('escape what they are given', () => {
    expect(paths.activate('a+b')).toBe('/activate?token=a%2Bb')
    expect(paths.sign('a/b')).toBe('/sign/a%2Fb')
  })

  it('carry the base where they leave the router', () => {
    expect(absolutePath(paths.questions())).toBe('/financing/questions')
  })
})

describe('a failed load', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://x/a.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Unable to preload CSS for /a.css',
  ])('is told by "%s"', (message) => {
    expect(isFailedLoad(new TypeError(message))).toBe(true)
  })

  it('is not any other error', () => {
    expect(isFailedLoad(new Error('x is undefined'))).toBe(false)
    expect(isFailedLoad('Importing a module script failed.')).toBe(false)
  })
})
