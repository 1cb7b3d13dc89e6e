import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CurrencyBooks } from '#shared/desk/books.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { closeDay } from '../../../../functions/jobs/daily-close.ts'
import { bookMonths } from '../../../../functions/jobs/month-end.ts'
import { buildFacility, type SellerWithFacility } from '../../../support/build-facility.ts'
import { deskResult } from '../../../support/desk-result.ts'
import { callDesk, drawMoney } from '../../../support/draw-money.ts'
import { present } from '../../../support/present.ts'
import { refusal } from '../../../support/refusal.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createRepaymentStory } from '../../repayment/repayment-story.ts'

const parameters = {
  productCode: 'small_shop_financing',
  validFrom: '2026-12',
  defaultPercent: '2',
  lifetimeDefaultPercent: '6',
  lossGivenDefaultPercent: '45',
  conversionPercent: '50',
}

const app = await useTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
let seller: SellerWithFacility
beforeAll(async () => {
  const story = createRepaymentStory(app)
  seller = await buildFacility(app, { limitCents: 100_000_00 })
  // Paid out on 2 November at 10.80 %, due on 31 January with 2,160.00 of interest.
  await drawMoney(app, seller, '80000.00')
  const set = await callDesk(app, 'loss-parameters-set', parameters)
  if (!set.ok) throw new Error(set.message)
  for (const end of ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28']) {
    seller = await story.closeOn(end, seller)
    app.clock.set(`${end}T16:05:00.000Z`)
    await bookMonths(app.deps)
  }
  const [charge] = await story.charges(await story.laterOn('2027-03-01T02:00:00.000Z', seller))
  seller = await story.laterOn('2027-03-01T02:00:00.000Z', seller)
  await story.pay(seller, charge?.id ?? '', charge?.outstanding ?? '')
  await closeDay(app.deps)
  await app.drainEvents()
  app.clock.set('2027-03-31T16:05:00.000Z')
  await bookMonths(app.deps)
})

const booksOf = async (month: string): Promise<CurrencyBooks> => {
  const shown = await deskResult(app, 'books-show', { month })
  return present(shown.currencies[0])
}

const journalOf = async (month: string, more: Record<string, unknown> = {}) => {
  const page = await deskResult(app, 'journal-export', { month, ...more })
  const [head = '', ...rows] = page.content.trimEnd().split('\n')
  const names = head.split(',')
  return {
    ...page,
    rows: rows.map((row) => Object.fromEntries(row.split(',').map((value, index) => [names[index], value]))),
  }
}

const balance = async (month: string, account: string) =>
  (await booksOf(month)).accounts.find((row) => row.account === account)?.closingCents

const months = ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03']

describe('the trial balance', () => {
  test('balances in every month, and opens with what the month before closed with', async () => {
    let closing = (await booksOf('2026-11')).accounts.map(({ openingCents }) => openingCents)
    for (const month of months) {
      const { accounts } = await booksOf(month)
      expect(accounts.reduce((sum, { closingCents }) => sum + closingCents, 0)).toBe(0)
      expect(accounts.reduce((sum, { debitCents, creditCents }) => sum + debitCents - creditCents, 0)).toBe(0)
      expect(accounts.map(({ openingCents }) => openingCents)).toEqual(closing)
      closing = accounts.map(({ closingCents }) => closingCents)
    }
  })

  test('has income when it was earned, and none of it twice', async () => {
    // 28 of 90 days, 59 of them, and all, which are charged then.
    expect(await balance('2026-11', 'accruedIncome')).toBe(672_00)
    expect(await balance('2026-12', 'accruedIncome')).toBe(1_416_00)
    expect(await balance('2026-12', 'interestIncome')).toBe(0)
    expect(await balance('2027-01', 'accruedIncome')).toBe(0)
    expect(await balance('2027-01', 'interestIncome')).toBe(-2_160_00)
    expect(await balance('2027-03', 'principalReceivable')).toBe(0)
  })

  test('names accounts by the lender’s own chart', async () => {
    const account = { account: 'interestIncome', code: '4711', name: 'Zinsen' }
    expect(await callDesk(app, 'chart-account-set', account)).toMatchObject({ ok: true, ...account })
    expect((await booksOf('2026-12')).accounts).toContainEqual(expect.objectContaining(account))
    expect(await callDesk(app, 'chart-account-set', { ...account, account: 'limit' })).toMatchObject(
      refusal('invalidInput'),
    )
  })
})

describe('the allowance', () => {
  test('is that of the parameters, by stage, from their month on', async () => {
    const november = await booksOf('2026-11')
    expect(november.allowance).toMatchObject({ closingCents: 0 })
    const december = await booksOf('2026-12')
    // 2 % of 45 % of 80,000.00, 1,416.00 accrued, and half of the undrawn 20,000.00.
    expect(december.stages).toMatchObject([
      { stage: '1', loans: 1, outstandingCents: 80_000_00, allowanceCents: 732_74 },
      { stage: '2', loans: 0 },
      { stage: '3', loans: 0 },
    ])
    expect(december).toMatchObject({ undrawnCents: 20_000_00, undrawnAllowanceCents: 90_00 })
    expect(december.allowance).toMatchObject({
      openingCents: 0,
      remeasuredCents: 822_74,
      closingCents: 822_74,
    })
  })

  test('moves in parts that add up', async () => {
    for (const month of months) {
      const { openingCents, closingCents, ...parts } = (await booksOf(month)).allowance
      expect(Object.values(parts).reduce((sum, part) => sum + part, openingCents)).toBe(closingCents)
    }
    expect((await booksOf('2027-03')).allowance).toMatchObject({ closingCents: 450_00 })
    expect((await booksOf('2027-03')).moves).toEqual([
      { from: '1', to: '0', loans: 1, outstandingCents: 80_000_00 },
    ])
    // December to March: it stayed, and was repaid in the last month. In November it was new.
    const { migrationMonths, migration } = await booksOf('2027-03')
    expect(migrationMonths).toBe(5)
    expect(migration.map(({ from, to, loans }) => [from, to, loans])).toEqual([
      ['1', '1', 3],
      ['1', '2', 0],
      ['1', '3', 0],
      ['1', '0', 1],
    ])
    expect((await booksOf('2026-11')).migration).toEqual([])
  })

  test('has parameters that are set once, for months that are not booked', async () => {
    expect(await callDesk(app, 'loss-parameters-set', parameters)).toMatchObject({ ok: true })
    expect(await callDesk(app, 'loss-parameters-set', { ...parameters, defaultPercent: '3' })).toMatchObject(
      refusal('wrongState'),
    )
    expect(await callDesk(app, 'loss-parameters-set', { ...parameters, validFrom: '2027-03' })).toMatchObject(
      refusal('invalidInput', { errors: [{ field: 'validFrom' }] }),
    )
    expect(
      await callDesk(app, 'loss-parameters-set', {
        ...parameters,
        validFrom: '2027-13',
        defaultPercent: '100.1',
        conversionPercent: '-1',
      }),
    ).toMatchObject(refusal('invalidInput'))
  })
})

describe('the journal', () => {
  test('rebuilds each month’s balances from its lines alone', async () => {
    const balances = new Map<string, number>()
    for (const month of months) {
      for (const { account = '', debit, credit } of (await journalOf(month)).rows)
        balances.set(
          account,
          (balances.get(account) ?? 0) +
            centsFromDecimal(debit || '0.00') -
            centsFromDecimal(credit || '0.00'),
        )
      for (const { account, closingCents } of (await booksOf(month)).accounts)
        expect([month, account, balances.get(account) ?? 0]).toEqual([month, account, closingCents])
    }
  })

  test('numbers its entries without a gap through the year, and names the drawdown of each', async () => {
    const numbers = []
    for (const month of months) {
      const { rows } = await journalOf(month)
      expect(rows.every(({ kind, drawdown_id: id }) => kind === 'allowance-adjusted' || id)).toBe(true)
      expect(rows.every(({ document_kind: kind, document_number: number }) => kind && number)).toBe(true)
      numbers.push(...new Set(rows.map(({ journal_number: number = '' }) => number)))
    }
    const byYear = Map.groupBy(numbers, (number) => number.slice(0, 4))
    for (const [year, given] of byYear)
      expect(given).toEqual(given.map((_, index) => `${year}-${String(index + 1).padStart(8, '0')}`))
    expect([...byYear.keys()]).toEqual(['2026', '2027'])
  })

  test('is exported for Xero and QuickBooks, and for one currency', async () => {
    const xero = await journalOf('2026-12', { format: 'xero' })
    expect(xero.fileName).toBe('journal-2026-12-xero.csv')
    expect(xero.rows[0]).toMatchObject({
      '*Date': '31 Dec 2026',
      '*AccountCode': '1240',
      '*Amount': '744.00',
    })
    const quickbooks = await journalOf('2026-12', { format: 'quickbooks' })
    expect(quickbooks.rows[0]).toMatchObject({
      '*JournalDate': '12/31/2026',
      '*Debits': '744.00',
      '*Credits': '',
      Currency: 'GBP',
    })
    expect(await journalOf('2026-12', { currency: 'USD' })).toMatchObject({ entries: 0, rows: [] })
  })

  test('of a month that is not booked, or from a page that is none, is refused', async () => {
    expect(await callDesk(app, 'journal-export', { month: '2027-04' })).toMatchObject(refusal('notFound'))
    expect(await callDesk(app, 'books-show', { month: '2027-04' })).toMatchObject(refusal('notFound'))
    expect(await callDesk(app, 'journal-export', { month: '2027-03', cursor: '99.1' })).toMatchObject(
      refusal('invalidInput'),
    )
  })
})

const filesOf = async (month: string) => {
  const found = new Map<string, string>()
  for (const name of ['trial-balance', 'allowance', 'journal.1']) {
    const file = await app.deps.files.read(`audit/books/${month}/${name}.csv`).catch(() => undefined)
    if (file) found.set(name, await text(file))
  }
  return found
}

describe('a month', () => {
  test('is closed after the months before it, once', async () => {
    expect(await callDesk(app, 'month-close', { month: '2026-12' })).toMatchObject(
      refusal('wrongState', { message: 'close 2026-11 first' }),
    )
    expect(await callDesk(app, 'month-close', { month: '2027-04' })).toMatchObject(refusal('notFound'))
    for (const month of ['2026-11', '2026-12', '2026-12'])
      expect(await callDesk(app, 'month-close', { month })).toMatchObject({ ok: true, month })
    const shown = await deskResult(app, 'books-show', { month: '2026-12' })
    expect(shown.closed).toMatchObject({ by: 'tester', filedAt: null })
  })

  test('that is closed is filed with its reports by the next run, and not again', async () => {
    expect(await bookMonths(app.deps)).toMatchObject({ filed: ['2026-11', '2026-12'] })
    expect(await bookMonths(app.deps)).toMatchObject({ filed: [] })
    const filed = await filesOf('2026-12')
    expect(filed.get('trial-balance')).toContain('GBP,accruedIncome,672.00,744.00,0.00,1416.00')
    expect(filed.get('allowance')).toContain('GBP,closing,822.74')
    expect(filed.get('journal.1')).toBe((await journalOf('2026-12')).content)
    expect((await filesOf('2027-01')).size).toBe(0)
  })
})
