import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type BookRates,
  bookRateOn,
  revaluationLines,
  type TranslatedBooks,
  type Translation,
  totalOf,
  translateBooks,
  translateLines,
} from '#shared/books/book-currency.ts'
import { noAllowance } from '#shared/books/facility-month.ts'
import { type AccountCents, generalAccounts, type JournalLine } from '#shared/books/general-accounts.ts'
import type { BookSums } from '#shared/books/month-sums.ts'
import { noBalances } from '#shared/ledger/balances.ts'
import { fraction } from '#shared/money/fraction.ts'

const rates = (date: string, HKD: string, GBP: string): BookRates => ({
  date,
  perEuro: { USD: '1.1000', CNY: '7.8000', HKD, GBP },
})

const noLoans = { loans: 0, outstandingCents: 0, allowanceCents: 0 }

const sumsOf = (
  balances: Partial<BookSums['balances']>,
  more: Partial<Pick<BookSums, 'accruedInterestCents' | 'translatedCents'>> = {},
): BookSums => ({
  balances: { ...noBalances(), ...balances },
  accruedInterestCents: 0,
  accruedFeeCents: 0,
  unearnedCents: 0,
  suspendedCents: 0,
  undrawnCents: 0,
  undrawnAllowanceCents: 0,
  stages: { 1: noLoans, 2: noLoans, 3: noLoans },
  allowance: noAllowance,
  moves: {},
  ...more,
})

const sumOf = (amounts: AccountCents): number =>
  Object.values(amounts).reduce((sum, cents) => sum + (cents ?? 0), 0)

describe('a loan of GBP 1,000.00 in books in HKD', () => {
  // HKD 10.00 for a pound before the month and on its first days, 10.50 from the 15th on, 10.20 at its end.
  const translation: Translation = {
    currency: 'HKD',
    days: [
      rates('2026-11-30', '9.00', '0.90'),
      rates('2026-12-15', '9.45', '0.90'),
      rates('2026-12-31', '9.18', '0.90'),
    ],
  }

  test('is revalued at the closing rate, while its interest keeps the rate of its day', () => {
    const payout: JournalLine[] = [
      { account: 'principalReceivable', amountCents: 1_000_00 },
      { account: 'cash', amountCents: -1_000_00 },
    ]
    const interest: JournalLine[] = [
      { account: 'interestReceivable', amountCents: 10_00 },
      { account: 'interestIncome', amountCents: -10_00 },
    ]
    const translated = [
      ...translateLines(payout, bookRateOn(translation, '2026-12-02', 'GBP')),
      ...translateLines(interest, bookRateOn(translation, '2026-12-16', 'GBP')),
    ]
    const books = translateBooks(translation, '2026-12', 'GBP', {
      after: sumsOf(
        {
          principalReceivable: 1_000_00,
          cash: -1_000_00,
          interestReceivable: 10_00,
          interestIncome: -10_00,
        },
        {
          translatedCents: Object.fromEntries(
            translated.map(({ account, amountCents }) => [account, amountCents]),
          ),
        },
      ),
    })
    expect(books).toEqual({
      openingCents: {},
      // Principal and cash rise by 200.00 each, interest of 105.00 is worth 102.00: a loss of 3.00.
      revaluedCents: {
        principalReceivable: 200_00,
        cash: -200_00,
        interestReceivable: -3_00,
        exchangeDifferences: 3_00,
      },
      closingCents: {
        principalReceivable: 10_200_00,
        cash: -10_200_00,
        interestReceivable: 102_00,
        interestIncome: -105_00,
        exchangeDifferences: 3_00,
      },
    })
    expect(revaluationLines(books)).toContainEqual({ account: 'exchangeDifferences', amountCents: 3_00 })
  })

  test('that was in the books before begins with the rate before the month', () => {
    const before = sumsOf({ principalReceivable: 1_000_00, cash: -990_00, interestIncome: -10_00 })
    const { openingCents } = translateBooks(translation, '2026-12', 'GBP', { before, after: before })
    expect(openingCents).toMatchObject({
      principalReceivable: 10_000_00,
      cash: -9_900_00,
      interestIncome: -100_00,
    })
  })

  test('cannot be translated without a rate', () => {
    expect(() => bookRateOn(translation, '2026-11-29', 'GBP')).toThrow('there are no exchange rates')
    expect(bookRateOn(translation, '2026-11-29', 'HKD')).toEqual(fraction(1n))
  })
})

/** Half-up to the cent, on the integers of the rates alone. */
const converted = (cents: number, perEuroTo: string, perEuroFrom: string): number => {
  const [to, from] = [perEuroTo, perEuroFrom].map((rate) => BigInt(rate.replace('.', '')))
  const exact = BigInt(Math.abs(cents)) * (to ?? 0n)
  const rounded = Number((2n * exact + (from ?? 1n)) / (2n * (from ?? 1n)))
  return cents < 0 ? 0 - rounded : rounded
}

test('months of random books and rates tie: entries and revaluation are the closing, and monetary accounts are worth their balance', () => {
  const rate = fc
    .integer({ min: 5_0000, max: 15_0000 })
    .map((of) => `${Math.floor(of / 1e4)}.${String(of % 1e4).padStart(4, '0')}`)
  const month = fc.record({
    rates: fc.tuple(rate, rate),
    entries: fc.array(
      fc.record({
        day: fc.integer({ min: 1, max: 28 }),
        from: fc.constantFrom('principalReceivable', 'interestReceivable', 'cash', 'suspense' as const),
        to: fc.constantFrom('cash', 'interestIncome', 'feeIncome', 'creditLoss' as const),
        cents: fc.integer({ min: -1e9, max: 1e9 }),
      }),
      { maxLength: 8 },
    ),
  })
  fc.assert(
    fc.property(fc.array(month, { minLength: 1, maxLength: 6 }), rate, (months, first) => {
      let balances = noBalances()
      let before: BookSums | undefined
      let former: TranslatedBooks | undefined
      let last = first
      for (const [
        index,
        {
          rates: [HKD, GBP],
          entries,
        },
      ] of months.entries()) {
        const name = `2027-0${index + 1}`
        const translation: Translation = {
          currency: 'HKD',
          days: [rates('2026-12-31', last, '1.0000'), rates(`${name}-15`, HKD, GBP)],
        }
        const translatedCents: Record<string, number> = {}
        for (const { day, from, to, cents } of entries) {
          if (from === to) continue
          const lines = [
            { account: from, amountCents: cents },
            { account: to, amountCents: 0 - cents },
          ]
          balances = { ...balances, [from]: balances[from] + cents, [to]: balances[to] - cents }
          const date = `${name}-${String(day).padStart(2, '0')}`
          const translated = translateLines(lines, bookRateOn(translation, date, 'GBP'))
          expect(translated.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0)
          for (const { account, amountCents } of translated)
            translatedCents[account] = (translatedCents[account] ?? 0) + amountCents
        }
        const after = sumsOf(balances, { translatedCents })
        const books = translateBooks(translation, name, 'GBP', { before, former, after })
        for (const amounts of [books.openingCents, books.revaluedCents, books.closingCents])
          expect(sumOf(amounts)).toBe(0)
        expect(books.openingCents).toEqual(former?.closingCents ?? {})
        for (const account of generalAccounts)
          expect([account, books.closingCents[account] ?? 0]).toEqual([
            account,
            (books.openingCents[account] ?? 0) +
              (translatedCents[account] ?? 0) +
              (books.revaluedCents[account] ?? 0),
          ])
        for (const account of ['principalReceivable', 'interestReceivable', 'cash', 'suspense'] as const)
          expect(books.closingCents[account] ?? 0).toBe(converted(balances[account], HKD, GBP))
        for (const account of ['interestIncome', 'feeIncome', 'creditLoss'] as const)
          expect(books.revaluedCents[account]).toBeUndefined()
        const total = totalOf([books], 'closingCents')
        for (const account of generalAccounts)
          expect([account, total[account] ?? 0]).toEqual([account, books.closingCents[account] ?? 0])
        last = HKD
        before = after
        former = books
      }
    }),
    { seed: 7, numRuns: 300 },
  )
})
