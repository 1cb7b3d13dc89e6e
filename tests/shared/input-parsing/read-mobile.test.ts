import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMobile, mobileAreaCodes } from '#shared/identifiers/mobile.ts'
import { readMobile } from '#shared/input-parsing/read-mobile.ts'

const inFullWidth = (text: string): string =>
  text.replace(/[!-~]/g, (plain) => String.fromCharCode(plain.charCodeAt(0) + 0xfee0))

describe('a pasted mobile number', () => {
  test.each([
    ['+86', '13800138000', '+86', '13800138000'],
    ['+86', '138 0013 8000', '+86', '13800138000'],
    ['+86', '138-0013-8000', '+86', '13800138000'],
    ['+86', '１３８００１３８０００', '+86', '13800138000'],
    ['+86', ' +86 138 0013 8000', '+86', '13800138000'],
    ['+852', '＋８６ １３８００１３８０００', '+86', '13800138000'],
    ['+86', '\u202a+852 6123 4567\u202c', '+852', '61234567'],
    ['+86', '(+852) 6123-4567', '+852', '61234567'],
    ['+86', '00852 61234567', '+852', '61234567'],
    ['+86', '+1 (415) 555-0123', '+1', '4155550123'],
    ['', '+1 415.555.0123', '+1', '4155550123'],
    ['+86', '86 13800138000', '+86', '13800138000'],
    ['+852', '852 6123 4567', '+852', '61234567'],
    ['+1', '1 215 555 0123', '+1', '2155550123'],
  ])('with %s, %j is %s %s', (areaCode, typed, code, number) =>
    expect(readMobile(areaCode, typed)).toEqual({ areaCode: code, number }),
  )

  test.each([
    ['+86', ''],
    ['+86', '+'],
    ['+86', '+86'],
    ['+86', '12800138000'],
    ['+86', '1380013800'],
    ['+86', '138001380001'],
    ['+86', '+86 12800138000'],
    ['+86', '+44 7911 123456'],
    ['+86', '++86 13800138000'],
    ['+86', '138x0013x8000'],
    ['+86', '13800138000 / 61234567'],
    // A number of another area may lack a digit, or have the wrong area code.
    ['+86', '61234567'],
    ['+86', '852 6123 4567'],
    // A number of China's, or one of +1 preceded by its code.
    ['+1', '13800138000'],
  ])('with %s, %j is refused', (areaCode, typed) => expect(readMobile(areaCode, typed)).toBeUndefined())
})

const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((all) => all.join(''))

const mobile = fc.oneof(
  fc
    .tuple(fc.constantFrom(...'3456789'), digits(9))
    .map(([a, b]) => ({ areaCode: '+86', number: `1${a}${b}` })),
  fc.tuple(fc.constantFrom(...'5689'), digits(7)).map(([a, b]) => ({ areaCode: '+852', number: a + b })),
  fc.tuple(fc.constantFrom(...'123456789'), digits(9)).map(([a, b]) => ({ areaCode: '+1', number: a + b })),
)

describe('for any input', () => {
  test('a number with its area code is itself, whatever code is selected', () => {
    fc.assert(
      fc.property(
        mobile,
        fc.constantFrom(...mobileAreaCodes),
        fc.constantFrom('+', '00', '＋'),
        fc.constantFrom('', ' ', '-', '\u00a0', '\u3000', '－'),
        fc.boolean(),
        (given, beside, plus, gap, isWide) => {
          const figures = given.areaCode.slice(1) + gap + [...given.number].join(gap)
          const typed = plus + (isWide ? inFullWidth(figures) : figures)
          expect(readMobile(beside, typed)).toEqual(given)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('the result is a mobile number with the typed digits', () => {
    const piece = fc.constantFrom(...'0123456789+ -()１８６852')
    const typed = fc.array(piece, { maxLength: 18 }).map((parts) => parts.join(''))
    const prefixed = fc
      .tuple(fc.constantFrom('86', '852', '1', '+', '00', ''), digits(11))
      .map((all) => all.join(''))
    fc.assert(
      fc.property(fc.oneof(typed, prefixed), fc.constantFrom(...mobileAreaCodes), (text, beside) => {
        const read = readMobile(beside, text)
        if (!read) return
        expect(isMobile(read.areaCode, read.number)).toBe(true)
        const figures = text.normalize('NFKC').replace(/\D/g, '')
        const whole = read.areaCode.slice(1) + read.number
        expect([read.number, whole, `00${whole}`]).toContain(figures)
        const isExplicit = /^\D*(\+|00)/.test(text.normalize('NFKC'))
        expect(isExplicit || read.areaCode === beside).toBe(true)
      }),
      { numRuns: 20_000 },
    )
  })
})
