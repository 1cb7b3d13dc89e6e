import { describe, expect, it } from 'vitest'
import { isSameName, overallSignStatus } from '#shared/agreements/sign-status.ts'

describe('overallSignStatus', () => {
  it('is the least advanced signer’s', () => {
    expect(overallSignStatus([2, 2])).toBe(2)
    expect(overallSignStatus([2, 1])).toBe(1)
    expect(overallSignStatus([2, 0, 1])).toBe(0)
  })

  it('is never finished without a signer', () => {
    expect(overallSignStatus([])).toBe(0)
  })
})

describe('isSameName', () => {
  it.each([
    ['chan tai man', 'CHAN Tai Man'],
    ['  CHANTai   Man ', 'CHAN Tai Man'],
    ['ＣＨＡＮ Tai Man', 'CHAN Tai Man'],
    ['李 小明', '李小明'],
    ['阿不都•买买提', '阿不都·买买提'],
    ['阿不都・买买提', '阿不都·买买提'],
    ['CHAN Tai-man', 'CHAN, Tai Man'],
    ["O'BRIEN", 'O’Brien'],
    ['JOSE\u0301', 'José'],
    ['葛', '葛\u{E0100}'],
  ])('accepts %j for %j', (typed, name) => {
    expect(isSameName(typed, name)).toBe(true)
  })

  it.each(['Chan', 'CHAN Tai Wan', 'CHÁN Tai Man', '·', ''])('refuses %j for CHAN Tai Man', (typed) => {
    expect(isSameName(typed, 'CHAN Tai Man')).toBe(false)
  })
})
