import { assert, property, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  groupedCode,
  readVerificationCode,
  verificationCodeBytes,
  verificationCodeOf,
} from '#shared/agreements/verification-code.ts'

const bytes = uint8Array({ minLength: verificationCodeBytes, maxLength: verificationCodeBytes })

describe('the verification code of a document', () => {
  it('is parsed from its groups, in upper or lower case', () => {
    assert(
      property(bytes, (drawn) => {
        const code = verificationCodeOf(drawn)
        expect(code).toHaveLength(32)
        expect(readVerificationCode(groupedCode(code))).toBe(code)
        expect(readVerificationCode(code.toLowerCase().replaceAll('1', 'l'))).toBe(code)
      }),
    )
  })

  it('differs where one bit differs', () => {
    const zeros = new Uint8Array(verificationCodeBytes)
    const codes = Array.from({ length: verificationCodeBytes * 8 }, (_, bit) => {
      const drawn = zeros.slice()
      drawn[bit >> 3] = 1 << (bit & 7)
      return verificationCodeOf(drawn)
    })
    expect(new Set([verificationCodeOf(zeros), ...codes]).size).toBe(verificationCodeBytes * 8 + 1)
  })

  it('is invalid with missing or foreign characters', () => {
    const code = verificationCodeOf(new Uint8Array(verificationCodeBytes))
    for (const wrong of ['', code.slice(1), `${code}0`, `${code.slice(1)}U`, `${code.slice(1)}码`])
      expect(readVerificationCode(wrong)).toBeUndefined()
    expect(() => verificationCodeOf(new Uint8Array(3))).toThrow('3')
  })
})
