import { assert as check, constantFrom, property, stringMatching, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLoginName, shownLoginName } from '#shared/input-parsing/read-login-name.ts'

const mobile = (mobilePhoneAreaCode: string, mobilePhone: string) => ({ mobilePhoneAreaCode, mobilePhone })

describe('reading a login name', () => {
  it.each([
    [' mei@harbour-gift.example ', { email: 'mei@harbour-gift.example' }],
    ['mei＠harbour-gift．example', { email: 'mei@harbour-gift.example' }],
    ['13800138000', mobile('+86', '13800138000')],
    ['138 0013 8000', mobile('+86', '13800138000')],
    ['１３８００１３８０００', mobile('+86', '13800138000')],
    ['+86 138-0013-8000', mobile('+86', '13800138000')],
    ['008613800138000', mobile('+86', '13800138000')],
    ['8613800138000', mobile('+86', '13800138000')],
    ['6123 4567', mobile('+852', '61234567')],
    ['+852 6123 4567', mobile('+852', '61234567')],
    ['85261234567', mobile('+852', '61234567')],
    ['+1 415 555 0123', mobile('+1', '4155550123')],
    ['+1 (415) 555-0123', mobile('+1', '4155550123')],
  ])('%j is recognised', (typed, read) => {
    expect(readLoginName(typed)).toEqual(read)
  })

  it.each(['', 'mei', '4155550123', '12345', '138001380001', '+65 8123 4567', '21234567'])(
    '%j is neither, and is not guessed',
    (typed) => {
      expect(readLoginName(typed)).toBeUndefined()
      expect(shownLoginName(typed)).toBe(typed)
    },
  )

  it('its displayed form is read as the same', () => {
    const number = constantFrom(
      ['+86', /^1[3-9]\d{9}$/] as const,
      ['+852', /^[5689]\d{7}$/] as const,
      ['+1', /^[1-9]\d{9}$/] as const,
    ).chain(([code, pattern]) => tuple(constantFrom(code), stringMatching(pattern)))
    check(
      property(number, ([code, digits]) => {
        const shown = shownLoginName(`${code}${digits}`)
        expect(shown).toBe(`${code} ${digits}`)
        expect(readLoginName(shown)).toEqual(mobile(code, digits))
      }),
    )
  })
})
