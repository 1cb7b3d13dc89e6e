import { expect, test } from 'vitest'
import { monthAfter } from '#shared/books/month-sums.ts'
import type { CurrencyBooks, JournalPage, ShownBooks } from '#shared/desk/books.ts'
import { principalOf } from '#shared/drawdown/unbilled.ts'
import { receivableOf } from '#shared/ledger/repayment-postings.ts'
import { statementOf } from '#shared/ledger/statement.ts'
import { dueKinds } from '#shared/lending/allocation.ts'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import { type ChargeOrder, listChargesOfDrawdown } from '../../../functions/data/charge-orders.ts'
import { collect } from '../../../functions/data/collect.ts'
import { findDrawdown, unbilledOf } from '../../../functions/data/drawdowns.ts'
import { putRates } from '../../../functions/data/exchange-rates.ts'
import { listPostings } from '../../../functions/data/ledger.ts'
import { listAllPaymentsOf } from '../../../functions/data/payments.ts'
import { bookMonths } from '../../../functions/jobs/month-end.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { checkBooks } from '../../support/check-books.ts'
import { callDesk, drawMoney } from '../../support/draw-money.ts'
import { feeDocument } from '../../support/fee-document.ts'
import { publishedRates } from '../../support/published-rates.ts'
import { type Chance, seededChance } from '../../support/seeded-chance.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { createRepaymentStory } from '../repayment/repayment-story.ts'

/** The environment may set more histories, and another seed. */
const histories = Number(process.env['RANDOM_BOOKS'] ?? 1)
const firstSeed = Number(process.env['RANDOM_BOOKS_SEED'] ?? 41)

const loansOfCompany = 4
/** The number of these loans that have a random event on a day. */
const actsOfDay = 2

const collection = 'bank_transfer'
const bullet = (timing: 'maturity' | 'upfront') =>
  ({ method: 'bullet', tenor: { days: 90 }, timing, collection }) as const
/** Schedules under which a loan in arrears can be cured. */
const schedules = (['equalPrincipal', 'equalInstalment'] as const).map(
  (method) => ({ method, tenor: { months: 11 }, timing: 'periodic', collection }) as const,
)
const deduction = { type: 'deduction', percent: '1.00' } as const
const dueFee = { type: 'interest_fee', percent: '0.50' } as const
const feesOfTerms = [[], [deduction], [dueFee], [deduction, dueFee]]

/** The postings and stage changes of all histories, which prove that these vary. */
const seen = new Set<string>()

interface Company {
  seller: SellerWithFacility
  currency: Currency
  drawdownIds: string[]
  /** The months without a payment before it pays all that is owed: its loans are impaired and cured. */
  latePayer?: number
}

interface Loan {
  seller: SellerWithFacility
  drawdownId: string
}

const loansOf = ({ seller, drawdownIds }: Company): Loan[] =>
  drawdownIds.map((drawdownId) => ({ seller, drawdownId }))

const months = Array.from({ length: 14 }, (_, index) => monthAfter('2026-11', index))
const dayIn = (month: string, day: number) => `${month}-${String(day).padStart(2, '0')}`
const lastDay = (month: string) =>
  dayIn(month, new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate())

const drawdownOf = async (app: TestApp, { seller, drawdownId }: Loan) => {
  const drawdown = await findDrawdown(app.deps.table, seller.companyId, drawdownId)
  if (!drawdown) throw new Error('no drawdown')
  return drawdown
}

const chargesOf = async (app: TestApp, of: Loan): Promise<ChargeOrder[]> =>
  listChargesOfDrawdown(app.deps.table, await drawdownOf(app, of))

/** Reports a payment and posts it; skips a payment whose report is refused. */
const pay = async (
  app: TestApp,
  { seller }: Pick<Loan, 'seller'>,
  chargeId: string,
  amount: string,
): Promise<void> => {
  const reported = await createRepaymentStory(app).report(seller, chargeId, amount)
  if (reported.code !== 200) return
  const { payment_id: paymentId } = reported.data
  await callDesk(app, 'repayment-post', { facilityId: seller.facilityId, paymentId })
}

/** Pays each due bill in full. */
const payAll = async (app: TestApp, of: Company): Promise<void> => {
  for (const { id, outstanding } of await createRepaymentStory(app).charges(of.seller))
    if (outstanding !== '0.00') await pay(app, of, id, outstanding)
}

/** A random event of a loan. An event that the portal refuses changes nothing. */
const happen = async (app: TestApp, chance: Chance, of: Loan): Promise<void> => {
  const story = createRepaymentStory(app)
  const { seller, drawdownId } = of
  const { facilityId } = seller
  const amountUpTo = (most: number) => decimalFromCents(chance.integer(1_00, Math.max(1_00, most)))
  const key = `k${chance.integer(0, 1e9)}`
  const charges = await chargesOf(app, of)
  const open = charges.find(({ status }) => isOpenCharge(status))
  const act = (action: string, fields: object) => callDesk(app, action, { facilityId, ...fields })
  const what = chance.next()
  if (!open) {
    if (what < 0.4) await story.prepay(seller, drawdownId, amountUpTo(60_000_00))
    return
  }
  const { chargeId, owedCents } = open
  if (what < 0.35) await pay(app, of, chargeId, amountUpTo(sumOfKinds(owedCents)))
  else if (what < 0.5) {
    const [charge] = chance.shuffle(charges)
    const payments = charge ? await collect(listAllPaymentsOf(app.deps.table, charge)) : []
    const bounced = chance.pick(payments.filter(({ status }) => status === 'posted'))
    if (bounced) await act('posting-reverse', { postingId: `repayment-received:${bounced.paymentId}` })
  } else if (what < 0.65) {
    const kind = chance.pick(['interest', 'overdueInterest', 'fee'] as const) ?? 'fee'
    await act('charge-waive', { chargeId, kind, key, amount: amountUpTo(owedCents[kind]) })
  } else if (what < 0.75) {
    const fileId = await feeDocument(app, seller, key)
    await act('fee-charge', { chargeId, kind: 'bank', key, fileId, amount: amountUpTo(60_00) })
  } else if (what < 0.82) await act('charge-write-off', { chargeId, unbookedAccepted: true })
}

/** Pays all that is owed, or writes it off; principal that is not billed yet is prepaid. */
const end = async (app: TestApp, chance: Chance, of: Loan): Promise<void> => {
  const story = createRepaymentStory(app)
  for (let left = 6; left > 0; left -= 1) {
    const open = (await chargesOf(app, of)).filter(({ status }) => isOpenCharge(status))
    if (open.length === 0 && (await drawdownOf(app, of)).status !== 'paid out') return
    for (const { chargeId } of open) {
      const shown = (await story.charges(of.seller)).find(({ id }) => id === chargeId)
      if (chance.next() < 0.3)
        await callDesk(app, 'charge-write-off', {
          facilityId: of.seller.facilityId,
          chargeId,
          unbookedAccepted: true,
        })
      else await pay(app, of, chargeId, shown?.outstanding ?? '')
    }
    if (open.length === 0) await story.prepay(of.seller, of.drawdownId, '999999.00', false)
    await app.drainEvents()
  }
}

const journalRows = async (app: TestApp, month: string): Promise<Record<string, string>[]> => {
  const page = (await callDesk(app, 'journal-export', { month })) as unknown as JournalPage
  const [head = '', ...rows] = page.content.trimEnd().split('\n')
  const names = head.split(',')
  return rows.map((row) =>
    Object.fromEntries(row.split(',').map((value, index) => [names[index] ?? '', value])),
  )
}

/** The rows with their amounts in the book currency. */
const inBookCurrency = (rows: readonly Record<string, string>[]): Record<string, string>[] =>
  rows.map((row) => ({ ...row, debit: row['book_debit'] ?? '', credit: row['book_credit'] ?? '' }))

const centsOf = ({ debit, credit }: Record<string, string>): number =>
  centsFromDecimal(debit || '0.00') - centsFromDecimal(credit || '0.00')

/** Sums of amounts by a key. */
const sumsBy = (rows: readonly Record<string, string>[], keyOf: (row: Record<string, string>) => string) => {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + centsOf(row))
  return sums
}

const booksOf = async (app: TestApp, month: string): Promise<CurrencyBooks[]> =>
  ((await callDesk(app, 'books-show', { month })) as unknown as ShownBooks).currencies

/**
 * In the book currency each entry balances, the opening balances and the month's entries add up to the closing
 * balances, and the opening balances are the previous month's closing balances.
 */
const checkTranslated = async (
  app: TestApp,
  month: string,
  rows: readonly Record<string, string>[],
  former: ShownBooks['translated'],
): Promise<ShownBooks['translated']> => {
  const { translated } = (await callDesk(app, 'books-show', { month })) as unknown as ShownBooks
  if (!translated) return null
  for (const [key, sum] of sumsBy(inBookCurrency(rows), ({ entry_id: id = '' }) => id))
    expect([month, key, sum]).toEqual([month, key, 0])
  const moved = sumsBy(inBookCurrency(rows), ({ account = '' }) => account)
  for (const { account, openingCents, closingCents } of translated.accounts) {
    expect([month, account, openingCents + (moved.get(account) ?? 0)]).toEqual([month, account, closingCents])
    const before = former?.accounts.find((row) => row.account === account)
    expect([month, account, openingCents]).toEqual([month, account, before?.closingCents ?? openingCents])
  }
  expect(translated.accounts.reduce((sum, { closingCents }) => sum + closingCents, 0)).toBe(0)
  return translated
}

/** The invariants of a month's books, whatever happened in it. */
const checkMonth = async (
  app: TestApp,
  month: string,
  journal: Record<string, string>[],
  former: ReadonlyMap<string, CurrencyBooks>,
): Promise<Map<string, CurrencyBooks>> => {
  const rows = await journalRows(app, month)
  journal.push(...rows)
  // Each entry balances, and so does each currency of the month.
  for (const keyOf of [
    ({ entry_id: id }: Record<string, string>) => id ?? '',
    ({ currency }: Record<string, string>) => currency ?? '',
  ])
    for (const [key, sum] of sumsBy(rows, keyOf)) expect([month, key, sum]).toEqual([month, key, 0])
  const balances = sumsBy(journal, ({ currency, account }) => `${currency} ${account}`)
  const books = await booksOf(app, month)
  for (const { currency, accounts, allowance, stages, undrawnAllowanceCents } of books) {
    const { openingCents, closingCents, ...parts } = allowance
    expect(Object.values(parts).reduce((sum, part) => sum + part, openingCents)).toBe(closingCents)
    expect(openingCents).toBe(former.get(currency)?.allowance.closingCents ?? 0)
    expect(stages.reduce((sum, { allowanceCents }) => sum + allowanceCents, undrawnAllowanceCents)).toBe(
      closingCents,
    )
    for (const account of accounts)
      expect([month, currency, account.account, balances.get(`${currency} ${account.account}`) ?? 0]).toEqual(
        [month, currency, account.account, account.closingCents],
      )
  }
  return new Map(books.map((each) => [each.currency, each]))
}

/** A loan rebuilt from the journal's lines alone must owe what its drawdown and its bills owe. */
const checkLoan = async (
  app: TestApp,
  of: Loan,
  journal: readonly Record<string, string>[],
): Promise<void> => {
  const rebuilt = sumsBy(
    journal.filter(({ drawdown_id: id }) => id === of.drawdownId),
    ({ account = '' }) => account,
  )
  const drawdown = await drawdownOf(app, of)
  const charges = (await chargesOf(app, of)).filter(({ status }) => isOpenCharge(status))
  const unbilled = drawdown.status === 'paid out' ? principalOf(unbilledOf(drawdown).lots) : 0
  for (const kind of dueKinds) {
    const owed = charges.reduce(
      (sum, { owedCents }) => sum + owedCents[kind],
      kind === 'principal' ? unbilled : 0,
    )
    expect([kind, rebuilt.get(receivableOf[kind]) ?? 0]).toEqual([kind, owed])
  }
}

test.each(Array.from({ length: histories }, (_, index) => firstSeed + index))(
  'the books of random loans tie in each month, in each currency and for each loan, seed %i',
  async (seed) => {
    const chance = seededChance(seed)
    const app = await createTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
    const story = createRepaymentStory(app)
    const companies: Company[] = []
    for (const currency of ['GBP', 'USD'] as const) {
      const repayment = [bullet(chance.next() < 0.5 ? 'maturity' : 'upfront'), ...schedules] as const
      const terms = { repayment, fees: chance.pick(feesOfTerms) ?? [] }
      const seller = await buildFacility(app, { limitCents: 250_000_00, currency, terms })
      const company: Company = { seller, currency, drawdownIds: [] }
      if (chance.next() < 0.4) company.latePayer = chance.integer(4, 7)
      for (let left = loansOfCompany; left > 0; left -= 1) {
        const amount = decimalFromCents(chance.integer(1_000, 60_000) * 100)
        const choice = { repayment_method: chance.pick(repayment)?.method ?? 'bullet' }
        company.drawdownIds.push(await drawMoney(app, seller, amount, choice))
      }
      companies.push(company)
    }
    const set = await callDesk(app, 'loss-parameters-set', {
      productCode: 'small_shop_financing',
      validFrom: '2026-11',
      defaultPercent: '2.5',
      lifetimeDefaultPercent: '7.25',
      lossGivenDefaultPercent: '45',
      conversionPercent: '50',
    })
    expect(set).toMatchObject({ ok: true })
    // The book currency applies from the second month on, at rates that change on random days.
    expect(await callDesk(app, 'book-currency-set', { currency: 'HKD', validFrom: months[1] })).toMatchObject(
      { ok: true },
    )
    const [published] = publishedRates
    if (!published) throw new Error('no rates')
    for (const month of ['2026-10', ...months])
      for (const day of new Set([chance.integer(1, 10), chance.integer(11, 28)])) {
        const perEuro = {
          ...published.perEuro,
          HKD: `${chance.integer(7, 10)}.${chance.integer(1000, 9999)}`,
        }
        const rates = { ...published, date: dayIn(month, day), perEuro }
        await app.deps.table.write(putRates(app.deps.table, rates))
      }
    const journal: Record<string, string>[] = []
    /** The journal, books and statements of each month as of its booking. */
    const said = new Map<string, unknown>()
    const saysOf = async (month: string) => ({
      journal: await journalRows(app, month),
      books: await booksOf(app, month),
      statements: await Promise.all(
        companies.map(async ({ seller: { facilityId } }) =>
          statementOf(await collect(listPostings(app.deps.table, facilityId)), `${month}-01`, lastDay(month)),
        ),
      ),
    })
    let translated: ShownBooks['translated'] = null
    let books = new Map<string, CurrencyBooks>()
    for (const [index, month] of months.entries()) {
      for (const company of companies)
        for (const day of [chance.integer(3, 14), chance.integer(15, 27)]) {
          const { latePayer } = company
          if (latePayer !== undefined && index < latePayer) continue
          company.seller = await story.laterOn(`${dayIn(month, day)}T02:00:00.000Z`, company.seller)
          if (latePayer === undefined)
            for (const loan of chance.shuffle(loansOf(company)).slice(0, actsOfDay))
              await happen(app, chance, loan)
          else {
            // Bills what fell due, so that it is paid within the month.
            await story.closeDay()
            await payAll(app, company)
          }
          await app.drainEvents()
        }
      const [first] = companies
      if (first) first.seller = await story.closeOn(lastDay(month), first.seller)
      if (index === months.length - 2)
        for (const company of companies) {
          company.seller = await story.laterOn(`${lastDay(month)}T03:00:00.000Z`, company.seller)
          for (const loan of loansOf(company)) await end(app, chance, loan)
        }
      app.clock.set(`${lastDay(month)}T16:05:00.000Z`)
      await bookMonths(app.deps)
      books = await checkMonth(app, month, journal, books)
      translated = await checkTranslated(app, month, await journalRows(app, month), translated)
      for (const { moves } of books.values()) for (const { from, to } of moves) seen.add(`${from}-${to}`)
      for (const loan of companies.flatMap(loansOf)) await checkLoan(app, loan, journal)
      said.set(month, await saysOf(month))
    }
    // Whatever was found later, the figures of a booked month are unchanged.
    for (const [month, then] of said) expect([month, await saysOf(month)]).toEqual([month, then])
    expect(translated).toMatchObject({ currency: 'HKD', rates: [{ currency: 'GBP' }, { currency: 'USD' }] })
    expect(translated?.rates.every(({ exchangeGainCents }) => exchangeGainCents === 0)).toBe(false)
    for (const { seller } of companies) await checkBooks(app, seller)
    for (const { kind, entry_id: id = '' } of journal)
      seen.add(kind === 'reversal' ? id.split(':', 2).join(':') : `${kind}`)
    for (const { accounts } of books.values()) {
      const balance = (name: string) => accounts.find(({ account }) => account === name)?.closingCents
      // All is paid or lost: the income earned by the day equals the income charged, to the cent.
      expect(['incomeAdjustment', 'accruedIncome', 'unearnedIncome', 'suspendedIncome'].map(balance)).toEqual(
        [0, 0, 0, 0],
      )
      expect(balance('principalReceivable')).toBe(0)
    }
    await app.close()
  },
)

test('many histories have everything that may happen to a loan', () => {
  const expected = [
    'repayment-received',
    'rebate-given',
    'charge-waived',
    'charge-written-off',
    'fee-charged',
    'reversal:repayment-received',
    '1-2',
    '2-3',
    '3-2',
    '2-1',
  ]
  // With few histories, only a repayment is certain to occur.
  expect([...seen]).toEqual(expect.arrayContaining(histories < 25 ? expected.slice(0, 1) : expected))
})
