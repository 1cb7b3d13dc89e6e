import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JournalPage, ShownBooks } from '#shared/desk/books.ts'
import { findBookMonth } from '../../../functions/data/book-months.ts'
import { putRates } from '../../../functions/data/exchange-rates.ts'
import { bookMonths } from '../../../functions/jobs/month-end.ts'
import { buildFacility } from '../../support/build-facility.ts'
import { callDesk, drawMoney } from '../../support/draw-money.ts'
import { publishedRates } from '../../support/published-rates.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
  const seller = await buildFacility(app, { limitCents: 250_000_00 })
  // Paid out on 2 November, with 840.00 of interest earned by the end of the month.
  await drawMoney(app, seller, '100000.00')
})
afterAll(() => app.close())

/** HKD 9.00 for a euro, and `GBP` pounds. */
const publish = async (date: string, GBP: string) => {
  const [published] = publishedRates
  if (!published) throw new Error('no rates')
  const rates = { ...published, date, perEuro: { ...published.perEuro, HKD: '9.0000', GBP } }
  await app.deps.table.write(putRates(app.deps.table, rates))
}

const nameCurrency = (currency: string, validFrom: string) =>
  callDesk(app, 'book-currency-set', { currency, validFrom })

const shownIn = async (month: string) =>
  ((await callDesk(app, 'books-show', { month })) as unknown as ShownBooks).translated

const journalOf = async (month: string, more: object) =>
  ((await callDesk(app, 'journal-export', { month, ...more })) as unknown as JournalPage).content

test('the book currency is named once, for a month that is not booked', async () => {
  expect(await nameCurrency('HKD', '2026-11')).toMatchObject({
    ok: true,
    currency: 'HKD',
    validFrom: '2026-11',
  })
  expect(await nameCurrency('HKD', '2026-11')).toMatchObject({ ok: true })
  expect(await nameCurrency('USD', '2026-11')).toMatchObject({
    reason: 'wrongState',
    message: 'the books are kept in HKD from 2026-11 on',
  })
  expect(await nameCurrency('XYZ', '2026-11')).toMatchObject({ reason: 'invalidInput' })
})

test('a month without exchange rates is not booked', async () => {
  app.clock.set('2026-11-30T16:05:00.000Z')
  await expect(bookMonths(app.deps)).rejects.toThrow('there are no exchange rates of 2026-11')
  expect(await findBookMonth(app.deps.table, '2026-11')).toBeUndefined()
})

test('a month is translated by the rates of its days, and revalued at the closing rate', async () => {
  await publish('2026-10-30', '0.9000')
  await publish('2026-11-20', '0.7500')
  await bookMonths(app.deps)
  const shown = await shownIn('2026-11')
  expect(shown?.rates).toEqual([
    { currency: 'GBP', exchangeRate: '12.0000', rateDate: '2026-11-20', exchangeGainCents: 0 },
  ])
  const balances = Object.fromEntries(
    shown?.accounts.map(({ account, closingCents }) => [account, closingCents]) ?? [],
  )
  expect(balances).toMatchObject({
    principalReceivable: 1_200_000_00,
    cash: -1_200_000_00,
    accruedIncome: 10_080_00,
    incomeAdjustment: -10_080_00,
    exchangeDifferences: 0,
  })
})

test('what the rates change goes to exchange differences, and rates that are corrected later change no month', async () => {
  await publish('2026-12-31', '0.6000')
  app.clock.set('2026-12-31T16:05:00.000Z')
  await bookMonths(app.deps)
  const shown = await shownIn('2026-12')
  // 840.00 of interest booked at 12.00 are now worth 15.00 each; principal and cash cancel out. December's is new.
  expect(shown?.rates).toMatchObject([{ exchangeRate: '15.0000', exchangeGainCents: 840_00 * 3 }])
  const before = await journalOf('2026-12', {})
  expect(before).toMatch(
    /exchange-revalued,5300,Exchange differences,exchangeDifferences,GBP,,,.*HKD,15.0000,,2520.00/,
  )
  await publish('2026-12-31', '0.5000')
  expect(await shownIn('2026-12')).toEqual(shown)
  expect(await journalOf('2026-12', {})).toBe(before)
})

test('Xero and QuickBooks import the book currency, and one currency alone in itself', async () => {
  const xero = await journalOf('2026-12', { format: 'xero' })
  expect(xero).toMatch(/GBP 930.00 [^,]+,1240,Tax Exempt,13950.00/)
  expect(xero).toContain('exchange-revalued,31 Dec 2026,GBP 2026-12,5300,Tax Exempt,-2520.00')
  const own = await journalOf('2026-12', { format: 'xero', currency: 'GBP' })
  expect(own).toMatch(/GBP [^,]+,1240,Tax Exempt,930.00/)
  expect(own).not.toContain('exchange-revalued')
  const quickbooks = await journalOf('2026-12', { format: 'quickbooks' })
  expect(quickbooks).toMatch(/Exchange differences,,2520.00,exchange-revalued GBP 2026-12,,HKD/)
})

test('the general ledger of an account has its lines alone, and moves it from its opening to its closing balance', async () => {
  const [head = '', ...rows] = (await journalOf('2026-12', { account: 'accruedIncome' }))
    .trimEnd()
    .split('\n')
  const at = (row: string, name: string) => row.split(',')[head.split(',').indexOf(name)] ?? ''
  expect(rows.map((row) => [at(row, 'account'), at(row, 'debit'), at(row, 'book_debit')])).toEqual([
    ['accruedIncome', '930.00', '13950.00'],
    // The revaluation: 16,470.00 in all.
    ['accruedIncome', '', '2520.00'],
  ])
  const { fileName } = (await callDesk(app, 'journal-export', {
    month: '2026-12',
    account: 'accruedIncome',
  })) as unknown as JournalPage
  expect(fileName).toBe('journal-2026-12-accruedIncome.csv')
})

test('a closed month keeps its trial balance in the book currency', async () => {
  for (const month of ['2026-11', '2026-12'])
    expect(await callDesk(app, 'month-close', { month })).toMatchObject({ ok: true })
  await bookMonths(app.deps)
  const kept = await text(await app.deps.files.read('audit/books/2026-12/trial-balance-translated.csv'))
  expect(kept).toContain('GBP,15.0000,HKD,accruedIncome,10080.00,16470.00,0.00,26550.00')
  expect(kept).toContain('all,,HKD,exchangeDifferences,0.00,0.00,2520.00,-2520.00')
})
