import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { productTerms } from '#shared/lending/product-terms.ts'
import { addDays } from '#shared/time/business-date.ts'
import { putJobCursor } from '../../../functions/data/job-cursors.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { drawMoney, trialBalance } from '../../support/draw-money.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createRepaymentStory } from './repayment-story.ts'

const app = await useTestApp()
const story = createRepaymentStory(app)

/** A seller with 60,000.00 drawn on 2 November. */
const drawn = async (repayment: readonly unknown[]) => {
  app.clock.set('2026-11-02T01:00:00.000Z')
  const { table } = app.deps
  const updatedAt = app.clock.now().toISOString()
  await table.transact({
    cursor: putJobCursor(table, { job: 'daily-close', upTo: '2026-11-02', updatedAt }),
  })
  const seller = await buildFacility(app, { limitCents: 250_000_00, terms: { repayment } as never })
  const drawdownId = await drawMoney(app, seller, '60000.00')
  return { seller, drawdownId }
}

const inInstalments = [productTerms.revenue_credit_automation.repayment[1]]
const atOnce = [productTerms.small_shop_financing.repayment[0]]

/** The newest mail's subject, and its facts without thousands separators. */
const notified = async ({ email }: SellerWithFacility) => {
  await app.drainEvents()
  const { subject, text } = app.outbox.newestTo(email)
  const facts = [...text.replaceAll(',', '').matchAll(/^(?<label>[^：\n]+)：(?:GBP\s)?(?<value>.+)$/gm)]
  return {
    subject,
    facts: Object.fromEntries(facts.map(({ groups }) => [groups?.['label'], groups?.['value']])),
  }
}

const principalOf = async ({ facilityId }: SellerWithFacility) =>
  (await trialBalance(app, facilityId)).accounts['principalReceivable']

describe('the notification of a repayment', () => {
  test('that repays a part early names the rest and when it is due (N1)', async () => {
    const { seller, drawdownId } = await drawn(atOnce)
    const here = await story.laterOn('2026-12-02T01:00:00.000Z', seller)
    expect(await story.prepay(here, drawdownId, '20540.00')).toMatchObject({ ok: true })
    const { subject, facts } = await notified(seller)
    expect(subject).toBe('【明岸】您的还款已入账')
    // 30 of 90 days on 60,000.00 at 10.80% are 540.00; the other 60 days on 40,000.00 are 720.00.
    expect(facts).toMatchObject({
      收到金额: '20540.00',
      本金: '20000.00',
      未还本金: '40000.00',
      下次还款日: '2027年1月31日',
      下次还款金额: '40720.00',
    })
    expect(await principalOf(seller)).toBe('40000.00')
  })

  test('of an instalment names the next one, and only the last says that the drawdown is repaid', async () => {
    const { seller } = await drawn(inInstalments)
    const subjects: unknown[] = []
    for (const date of ['2026-12-02', '2027-01-02', '2027-02-02', '2027-03-02', '2027-04-02', '2027-05-02']) {
      const here = await story.closeOn(date, seller)
      const [charge] = await story.charges(here)
      await story.pay(here, charge?.id ?? '', charge?.outstanding ?? '')
      const { subject, facts } = await notified(seller)
      subjects.push(subject)
      expect(facts['未还本金']).toBe(await principalOf(seller))
      expect(facts['该账单剩余应还'] ?? facts['剩余应还']).toBe('0.00')
    }
    expect(subjects).toEqual([
      ...Array(5).fill('【明岸】您的还款已入账'),
      '【明岸】您的还款已入账，提款已还清',
    ])
  })

  test('of a part of a bill names the rest of the bill', async () => {
    const { seller } = await drawn(atOnce)
    const here = await story.closeOn('2027-01-31', seller)
    const [charge] = await story.charges(here)
    await story.pay(here, charge?.id ?? '', '11620.00')
    const { subject, facts } = await notified(seller)
    expect(subject).toBe('【明岸】您的还款已入账')
    expect(facts).toMatchObject({ 剩余应还: '50000.00', 未还本金: '50000.00', 下次还款日: '2027年1月31日' })
  })

  test('names the older bill first where a later one is paid', async () => {
    const { seller } = await drawn(inInstalments)
    await story.closeOn('2026-12-02', seller)
    const here = await story.closeOn('2027-01-02', seller)
    const [second] = await story.charges(here)
    await story.pay(here, second?.id ?? '', second?.outstanding ?? '')
    const { facts } = await notified(seller)
    expect(facts).toMatchObject({ 下次还款日: '2026年12月2日', 未还本金: await principalOf(seller) })
  })

  test('names what the ledger has after any repayments', async () => {
    await assert(
      asyncProperty(
        constantFrom(inInstalments, atOnce),
        array(record({ days: integer({ min: 1, max: 40 }), percent: integer({ min: 1, max: 100 }) }), {
          minLength: 3,
          maxLength: 6,
        }),
        async (repayment, payments) => {
          const { seller, drawdownId } = await drawn(repayment)
          let date = '2026-11-02'
          for (const { days, percent } of payments) {
            date = addDays(date, days)
            const here = await story.closeOn(date, seller)
            const open = (await story.charges(here)).findLast(({ outstanding }) => outstanding !== '0.00')
            const before = app.outbox.sent.length
            // A hundredth of a few cents would be nothing, which cannot be paid.
            const amount = Math.max(0.01, (Number(open?.outstanding ?? '20000.00') * percent) / 100)
            if (open) await story.pay(here, open.id, amount.toFixed(2))
            else await story.prepay(here, drawdownId, amount.toFixed(2))
            await app.drainEvents()
            const posted = app.outbox.sent
              .slice(before)
              .some(({ subject }) => /您的还款已入账/.test(subject ?? ''))
            if (!posted) continue
            const { subject, facts } = await notified(seller)
            const principal = await principalOf(seller)
            expect(facts['未还本金']).toBe(principal)
            expect(subject?.includes('提款已还清')).toBe(facts['下次还款日'] === undefined)
            expect(facts['下次还款日'] === undefined).toBe(
              principal === '0.00' && facts['剩余应还'] === '0.00',
            )
          }
        },
      ),
      { numRuns: 8 },
    )
  })
})
