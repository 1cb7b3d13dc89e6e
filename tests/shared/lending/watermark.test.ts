import { describe, expect, test } from 'vitest'
import { isEligible, setOffOf, type UnsettledBalance, watermark } from '#shared/lending/watermark.ts'
import type { ReferenceRates } from '#shared/money/exchange-rates.ts'

const balance: UnsettledBalance = {
  amountCents: 10_000_000,
  currency: 'USD',
  verified: true,
  authorised: true,
}

describe('the watermark of a facility in US dollars with a limit of 500,000', () => {
  test.each([
    ['without connected accounts: the limit', null, 50_000_000],
    ['one account of 100,000: 80,000', [balance], 8_000_000],
    ['two accounts add up', [balance, { ...balance, amountCents: 2_500_000 }], 10_000_000],
    ['fractions of a cent are truncated', [{ ...balance, amountCents: 4 }], 3],
    ['balances above the limit can exceed it', [{ ...balance, amountCents: 100_000_000 }], 80_000_000],
    ['no account at all: nothing', [], 0],
    [
      'an overdrawn account is offset against its holder’s others',
      [
        { ...balance, amountCents: 5_000_000 },
        { ...balance, amountCents: -2_000_000 },
      ],
      2_400_000,
    ],
    ['a negative total: nothing', [balance, { ...balance, amountCents: -20_000_000 }], 0],
  ] as const)('%s', (_, balances, expected) => {
    expect(watermark(50_000_000, balances, 'USD')).toBe(expected)
  })

  test.each([
    ['another currency without a rate', { currency: 'EUR' }],
    ['an account not verified', { verified: false }],
    ['an account not authorised', { authorised: false }],
  ] as const)('excludes %s', (_, change) => {
    const left = { ...balance, ...change }
    expect(isEligible(left, 'USD')).toBe(false)
    expect(watermark(50_000_000, [left], 'USD')).toBe(0)
  })

  test('converts other currencies at their rates, each to the cent', () => {
    const rates = {
      date: '2026-11-20',
      perEuro: { USD: '1.1', JPY: '160', KRW: '1500.5' },
    } as unknown as ReferenceRates
    const yen = { ...balance, amountCents: 1_000_000_00, currency: 'JPY' } as const
    const euro = { ...balance, amountCents: 100_00, currency: 'EUR' } as const
    // 6,875.00 and 110.00 US dollars.
    expect(watermark(50_000_000, [yen, euro, balance], 'USD', rates)).toBe(8_000_000 + 5_500_00 + 88_00)
    expect(watermark(50_000_000, [{ ...yen, verified: false }], 'USD', rates)).toBe(0)
  })
})

const setOffAmong = (...amounts: readonly number[]) =>
  setOffOf(
    amounts.map((amountCents) => ({ ...balance, amountCents })),
    'USD',
  )

describe('the set-off behind a watermark', () => {
  test.each([
    ['one of 20,000 against 50,000', [-2_000_000, 5_000_000], 2_000_000, 3_000_000],
    ['two against one', [-2_000_000, -1_000_000, 5_000_000], 3_000_000, 2_000_000],
    ['more than there is: only that', [-9_000_000, 5_000_000], 5_000_000, 0],
    ['nothing to set it off against', [-9_000_000], 0, 0],
  ])('%s', (_what, amounts, setOffCents, leftCents) => {
    const found = setOffAmong(...amounts)
    expect(found).toMatchObject({ setOffCents, leftCents })
    expect(found?.balances.map(({ countedCents }) => countedCents)).toEqual(amounts)
    // 80% of what is left is the watermark.
    expect(watermark(1, found?.balances ?? null, 'USD')).toBe((leftCents * 8) / 10)
  })

  test('is none without a negative balance that counts', () => {
    expect(setOffAmong(5_000_000)).toBeUndefined()
    const strange = { ...balance, amountCents: -2_000_000, verified: false }
    expect(setOffOf([strange, balance], 'USD')).toBeUndefined()
  })
})
