import { describe, expect, test } from 'vitest'
import type { CurrencyBooks } from '#shared/desk/books.ts'
import type { RegisteredLoan } from '#shared/desk/loan-register.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { bookMonths } from '../../../../functions/jobs/month-end.ts'
import { readFacility } from '../../../support/build-facility.ts'
import { checkBooks } from '../../../support/check-books.ts'
import { deskOf } from '../../../support/desk-of.ts'
import { deskResult } from '../../../support/desk-result.ts'
import { callDesk, trialBalance } from '../../../support/draw-money.ts'
import { createTestApp } from '../../../support/test-app.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createRepaymentStory } from '../../repayment/repayment-story.ts'
import { writeCamt } from '../payments/statements/write-statements.ts'

const app = await useTestApp()
const story = createRepaymentStory(app)

/** 102,700.00 that fell due on 31 January and is written off, with transfers that were reported before. */
const lost = async (...reported: string[]) => {
  const { seller, charge } = await story.sellerWithDueDrawdown()
  const { facilityId } = seller
  const payments: string[] = []
  for (const amount of reported)
    payments.push((await story.report(seller, charge.id, amount)).data.payment_id)
  const act = (action: string, fields: object = {}) => callDesk(app, action, { facilityId, ...fields })
  expect(await act('charge-write-off', { chargeId: charge.id, unbookedAccepted: true })).toMatchObject({
    status: 'voided',
  })
  const post = (paymentId: string | undefined, more: object = {}) =>
    act('repayment-post', { paymentId, ...more })
  const accounts = async () => {
    const { accounts: balances, total, rebuiltEqual } = await trialBalance(app, facilityId)
    expect({ total, rebuiltEqual }).toEqual({ total: '0.00', rebuiltEqual: true })
    await checkBooks(app, seller)
    return balances
  }
  return { seller, facilityId, charge, payments, act, post, accounts }
}

const income = { interestIncome: '-2700.00', overdueInterestIncome: '0.00', feeIncome: '0.00' }

describe('money on a bill that was written off', () => {
  test('recovers the loss, is no income of the loan again, and what is above it is held for the payer (B16)', async () => {
    const { payments, post, accounts, seller, charge } = await lost('40000.00', '60000.00')
    const [first, second] = payments
    expect(await post(first)).toMatchObject({ posted: '40000.00', recovered: '40000.00', surplus: '0.00' })
    expect(await post(first)).toMatchObject({ posted: '40000.00', recovered: '40000.00' })
    expect(await accounts()).toMatchObject({
      ...income,
      recoveredLosses: '-40000.00',
      creditLoss: '102700.00',
      suspense: '0.00',
      cash: '-60000.00',
    })
    expect(await post(second, { amount: '70000.00' })).toMatchObject({
      recovered: '62700.00',
      surplus: '7300.00',
    })
    expect(await accounts()).toMatchObject({
      ...income,
      recoveredLosses: '-102700.00',
      principalReceivable: '0.00',
      suspense: '-7300.00',
    })
    const detail = await app.send(repaymentEndpoints.getCharge, { body: { charge_id: charge.id } }, seller)
    expect(detail.data).toMatchObject({ charge: { status: 'voided' } })
    expect(detail.data.payments.map(({ posted }) => posted?.recovered).toSorted()).toEqual([
      '40000.00',
      '62700.00',
    ])
    await app.drainEvents()
    expect(app.outbox.newestTo(seller.email).text).toContain('用于已核销欠款的金额')
    // Each recovery is a line of the statement, and the register's total of repayments includes it.
    const { facilityId } = seller
    const { data } = await app.send(
      repaymentEndpoints.getPaperTable,
      { body: { kind: 'statement', period: 'custom', from: '2027-01-01', to: '2027-01-31' } },
      seller,
    )
    expect(data.content).toMatch(/收到还款.*,40000\.00\r?\n/)
    expect(data.content).toMatch(/,62700\.00\r?\n/)
    const register = (await callDesk(app, 'loan-register-list', {})) as never as {
      loans: RegisteredLoan[]
    }
    const loan = register.loans.find((each) => each.facilityId === facilityId)
    expect(loan).toMatchObject({ writtenOffCents: 102_700_00, recoveredCents: 102_700_00 })
    const sumOf = (part: keyof RegisteredLoan['repayments'][number]) =>
      loan?.repayments.reduce((sum, repayment) => sum + Number(repayment[part]), 0)
    expect(sumOf('recoveredCents')).toBe(loan?.recoveredCents)
    expect(sumOf('totalCents')).toBe(loan?.repaidCents)
  })

  test('of two at once recovers no more than was lost', async () => {
    const { payments, post, accounts } = await lost('50000.00', '50000.00')
    await Promise.all(payments.map((id) => post(id, { amount: '102700.00' })))
    await Promise.all(payments.map((id) => post(id, { amount: '102700.00' })))
    expect(await accounts()).toMatchObject({ recoveredLosses: '-102700.00', suspense: '-102700.00' })
  })

  test('that bounces is a loss again, once, and can be recovered by other money', async () => {
    const { payments, post, act, accounts, seller } = await lost('50000.00', '50000.00')
    const [first, second] = payments
    await post(first, { amount: '102700.00' })
    const postingId = `repayment-received:${first}`
    await Promise.all([1, 2].map(() => act('posting-reverse', { postingId })))
    expect(await act('posting-reverse', { postingId })).toMatchObject({ ok: true })
    expect(await accounts()).toMatchObject({ recoveredLosses: '0.00', creditLoss: '102700.00' })
    expect(await story.charges(seller)).toMatchObject([{ status: 'voided', outstanding: '0.00' }])
    expect(await post(second)).toMatchObject({ recovered: '50000.00' })
    expect(await accounts()).toMatchObject({ recoveredLosses: '-50000.00' })
  })

  test('before a write-off recovers nothing, and a loss that is owed again is paid as a debt', async () => {
    const { seller, charge } = await story.sellerWithDueDrawdown()
    const { facilityId } = seller
    await story.pay(seller, charge.id, '30000.00')
    const [paid] = (await app.send(repaymentEndpoints.getCharge, { body: { charge_id: charge.id } }, seller))
      .data.payments
    expect(paid?.posted).toMatchObject({ recovered: '0.00' })
    const act = (action: string, fields: object) => callDesk(app, action, { facilityId, ...fields })
    await act('charge-write-off', { chargeId: charge.id })
    await act('posting-reverse', { postingId: `repayment-received:${paid?.id}` })
    await story.pay(seller, charge.id, '30000.00')
    expect((await trialBalance(app, facilityId)).accounts).toMatchObject({
      recoveredLosses: '0.00',
      creditLoss: '72700.00',
      suspense: '0.00',
    })
    await checkBooks(app, seller)
  })

  test('is offered for a line of the bank with what is lost, and never for a bill that was voided otherwise', async () => {
    const { seller, charge, accounts, facilityId } = await lost()
    const { companyId } = await readFacility(app, facilityId)
    const line = { day: '2027-01-31', cents: 2_700_00, text: 'From a collector' }
    const file = Buffer.from(writeCamt({ lines: [line], number: 'R1' })).toString('base64')
    const act = (action: string, fields: object) =>
      deskOf(app.deps)({ action, actor: 'ada', reason: 'the collector sent it', ...fields })
    expect(await act('statement-read', { file })).toMatchObject({ ok: true })
    const { lines } = (await act('statement-line-list', { limit: 10 })) as unknown as {
      lines: { lineId: string; text: string }[]
    }
    const lineId = lines.find(({ text }) => text === 'From a collector')?.lineId
    const target = { kind: 'charge', facilityId, id: charge.id }
    expect(await act('statement-line-targets', { lineId, companyId })).toMatchObject({
      targets: [{ ...target, amount: '102700.00', isWrittenOff: true }],
    })
    for (const outcome of [
      await act('statement-line-match', { lineId, targets: [target] }),
      await act('statement-line-match', { lineId, targets: [target] }),
    ])
      expect(outcome).toMatchObject({ ok: true, line: { state: 'booked' } })
    expect(await accounts()).toMatchObject({ recoveredLosses: '-2700.00', suspense: '0.00' })
    await checkBooks(app, seller)
  })
})

test('the books show what was recovered as its own movement of the allowance, and never as earned income', async () => {
  const fresh = await createTestApp({ startAt: '2026-11-02T01:00:00.000Z' })
  const own = createRepaymentStory(fresh)
  const { seller, charge } = await own.sellerWithDueDrawdown()
  const { facilityId } = seller
  const set = await callDesk(fresh, 'loss-parameters-set', {
    productCode: 'small_shop_financing',
    validFrom: '2027-01',
    defaultPercent: '2',
    lifetimeDefaultPercent: '6',
    lossGivenDefaultPercent: '45',
    conversionPercent: '50',
  })
  expect(set).toMatchObject({ ok: true })
  const { payment_id: paymentId } = (await own.report(seller, charge.id, '40000.00')).data
  const bookOn = async (end: string): Promise<CurrencyBooks> => {
    await own.closeOn(end, seller)
    fresh.clock.set(`${end}T16:05:00.000Z`)
    await bookMonths(fresh.deps)
    const shown = await deskResult(fresh, 'books-show', { month: end.slice(0, 7) })
    const [books] = shown.currencies
    if (!books) throw new Error('no books')
    const { openingCents, closingCents, ...parts } = books.allowance
    expect(Object.values(parts).reduce((sum, part) => sum + part, openingCents)).toBe(closingCents)
    expect(books.accounts.reduce((sum, account) => sum + account.closingCents, 0)).toBe(0)
    return books
  }
  const january = await bookOn('2027-01-31')
  expect(january.allowance.closingCents).toBeGreaterThan(0)
  await callDesk(fresh, 'charge-write-off', { facilityId, chargeId: charge.id, unbookedAccepted: true })
  expect((await bookOn('2027-02-28')).allowance).toMatchObject({ recoveredCents: 0 })
  expect(await callDesk(fresh, 'repayment-post', { facilityId, paymentId })).toMatchObject({
    recovered: '40000.00',
  })
  const march = await bookOn('2027-03-31')
  expect(march.allowance).toMatchObject({ recoveredCents: 40_000_00, recoveryToIncomeCents: -40_000_00 })
  const balance = (name: string) => march.accounts.find(({ account }) => account === name)?.closingCents
  expect(balance('recoveredLosses')).toBe(-40_000_00)
  expect(balance('interestIncome')).toBe(-2_700_00)
  await fresh.close()
})
