import { describe, expect, it } from 'vitest'
import { lineOfPath, lineOfRegisterSource, productLines } from '#shared/product-lines/product-lines.ts'

describe('a line', () => {
  it('is found by its users’ source', () => {
    expect(lineOfRegisterSource('payoneer_online')).toBe(productLines.payoneer)
    expect(lineOfRegisterSource('payoneer')).toBeUndefined()
    expect(lineOfRegisterSource(null)).toBeUndefined()
  })

  it('has exactly the paths below its prefix', () => {
    expect(lineOfPath('/credit/hook')).toBe(productLines.hook)
    expect(lineOfPath('/credit/underwriting/home')).toBe(productLines.underwriting)
    expect(lineOfPath('/credit/hooked')).toBeUndefined()
    expect(lineOfPath('/')).toBeUndefined()
  })
})
