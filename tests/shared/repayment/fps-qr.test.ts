import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { faultsOfAccounts, isClearingCode, isFpsProxy } from '#shared/repayment/check-lender-account.ts'
import { crc16, fpsQrText } from '#shared/repayment/fps-qr.ts'
import type { FpsProxy } from '#shared/repayment/lender-account.schema.ts'

/** Reads data objects: two digits of the id, two of the length, and the value. */
const readFields = (text: string): Record<string, string> => {
  const fields: Record<string, string> = {}
  for (let at = 0; at < text.length; ) {
    const length = Number(text.slice(at + 2, at + 4))
    const value = text.slice(at + 4, at + 4 + length)
    expect(value).toHaveLength(length)
    fields[text.slice(at, at + 2)] = value
    at += 4 + length
  }
  return fields
}

const bill = {
  proxy: { kind: 'fpsId', value: '1234567' },
  payee: 'Brightquay Finance Limited – Client Repayments',
  currency: 'HKD',
  amount: '10055.50',
  reference: '0123456789',
} as const

describe('the checksum', () => {
  it('is that of the published examples', () => {
    expect(crc16('123456789')).toBe('29B1')
    // EMV QR Code Specification for Payment Systems, merchant-presented mode, annex A.
    expect(
      crc16(
        '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN' +
          '5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***' +
          '0708A60086670902ME91320016A0112233449988770708123456786304',
      ),
    ).toBe('A13A')
  })
})

describe('the code of a bill', () => {
  it('has payee, amount, currency and reference in the fields of the specification', () => {
    const text = fpsQrText(bill) ?? ''
    const fields = readFields(text)
    expect(Object.keys(fields).toSorted()).toEqual(
      ['00', '01', '26', '52', '53', '54', '58', '59', '60', '62', '63'].toSorted(),
    )
    expect(fields).toMatchObject({
      '00': '01',
      '01': '12',
      '52': '0000',
      '53': '344',
      '54': '10055.50',
      '58': 'HK',
      '59': 'Brightquay Finance Limite',
      '63': crc16(text.slice(0, -4)),
    })
    expect(text.startsWith('000201')).toBe(true)
    expect(text.at(-8)).toBe('6')
    expect(readFields(fields['26'] ?? '')).toEqual({ '00': 'hk.com.hkicl', '02': '1234567' })
    expect(readFields(fields['62'] ?? '')).toEqual({ '01': '0123456789', '05': '0123456789' })
  })

  it('names the proxy in the field of its kind, and renminbi by its number', () => {
    const proxyOf = (proxy: FpsProxy) =>
      readFields(readFields(fpsQrText({ ...bill, currency: 'CNY', proxy }) ?? '')['26'] ?? '')
    expect(proxyOf({ kind: 'mobile', value: '+852-91234567' })['03']).toBe('+852-91234567')
    expect(proxyOf({ kind: 'email', value: 'pay@brightquay.example' })['04']).toBe('pay@brightquay.example')
    expect(readFields(fpsQrText({ ...bill, currency: 'CNY' }) ?? '')['53']).toBe('156')
  })

  test.each(['GBP', 'USD', 'EUR'] as const)('does not exist in %s', (currency) => {
    expect(fpsQrText({ ...bill, currency })).toBeUndefined()
  })

  it('can be read for any payee and amount', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 1, max: 999_999_999 }),
        (payee, cents) => {
          const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
          const text = fpsQrText({ ...bill, payee, amount }) ?? ''
          expect(text).toMatch(/^[\x20-\x7e]+$/)
          const fields = readFields(text)
          expect(fields['54']).toBe(amount)
          expect(fields['59']?.length).toBeGreaterThan(0)
          expect(fields['63']).toBe(crc16(text.slice(0, -4)))
        },
      ),
      { numRuns: 200 },
    )
  })
})

describe('the lender’s settings', () => {
  test.each([
    [{ kind: 'fpsId', value: '123456789' }, true],
    [{ kind: 'fpsId', value: '12345678' }, false],
    [{ kind: 'mobile', value: '+852-91234567' }, true],
    [{ kind: 'mobile', value: '91234567' }, false],
    [{ kind: 'email', value: 'pay@brightquay.example' }, true],
    [{ kind: 'email', value: `${'a'.repeat(70)}@brightquay.example` }, false],
  ] as const)('%o is a proxy: %s', (proxy, isOne) => {
    expect(isFpsProxy(proxy)).toBe(isOne)
  })

  test.each([
    [{ kind: 'sortCode', code: '20-00-00' }, true],
    [{ kind: 'sortCode', code: '200000' }, false],
    [{ kind: 'routingNumber', code: '021000021' }, true],
    [{ kind: 'routingNumber', code: '021000022' }, false],
    [{ kind: 'bankCode', code: '004' }, true],
    [{ kind: 'cnaps', code: '102100099996' }, true],
    [{ kind: 'cnaps', code: '1021' }, false],
  ] as const)('%o is a clearing code: %s', (code, isOne) => {
    expect(isClearingCode(code)).toBe(isOne)
  })

  test('of an account in the wrong form are named together', () => {
    const wrong = {
      fps: { kind: 'fpsId', value: '12' },
      localAccounts: { GBP: { clearingCode: { kind: 'sortCode', code: '2' } }, USD: {} },
    } as const
    expect(faultsOfAccounts(wrong)).toEqual([
      'lender.fps: 12 is no fpsId',
      'lender.localAccounts.GBP: 2 is no sortCode',
    ])
    expect(faultsOfAccounts({})).toEqual([])
  })
})
