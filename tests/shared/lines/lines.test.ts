import { describe, expect, it } from 'vitest'
import { lineOfPath, lineOfRegisterSource, lines } from '#shared/lines/lines.ts'

describe('a line', () => {
  it('is found by the source of its users', () => {
    expect(lineOfRegisterSource('payoneer_online')).toBe(lines.payoneer)
    expect(lineOfRegisterSource('payoneer')).toBeUndefined()
    expect(lineOfRegisterSource(null)).toBeUndefined()
  })

  it('holds the paths below its prefix, and no others', () => {
    expect(lineOfPath('/credit/hook')).toBe(lines.hook)
    expect(lineOfPath('/credit/underwriting/home')).toBe(lines.underwriting)
    expect(lineOfPath('/credit/hooked')).toBeUndefined()
    expect(lineOfPath('/')).toBeUndefined()
  })
})
