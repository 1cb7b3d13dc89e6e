import { describe, expect, it } from 'vitest'
import { lineOfPath, lineOfRegisterSource, productLines } from '#shared/product-lines/product-lines.ts'

describe('a line', () => {
  it('is found by the source of its users', () => {
    expect(lineOfRegisterSource('payoneer_online')).toBe(productLines.payoneer)
    expect(lineOfRegisterSource('payoneer')).toBeUndefined()
    expect(lineOfRegisterSource(null)).toBeUndefined()
  })

  it('holds the paths below its prefix, and no others', () => {
    expect(lineOfPath('/credit/hook')).toBe(productLines.hook)
    expect(lineOfPath('/credit/underwriting/home')).toBe(productLines.underwriting)
    expect(lineOfPath('/credit/hooked')).toBeUndefined()
    expect(lineOfPath('/')).toBeUndefined()
  })
})
