import { describe, expect, test } from 'vitest'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { addDays, businessDate, startOfDay } from '#shared/time/business-date.ts'
import { jobShards } from '../../../functions/jobs/job-shards.ts'
import { remindOfRepayments } from '../../../functions/jobs/repayment-reminders.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { callDesk, drawMoney } from '../../support/draw-money.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createRepaymentStory } from '../repayment/repayment-story.ts'

const app = await useTestApp()
const story = createRepaymentStory(app)

const hour = 3_600_000

const at = (date: string, hours: number) => new Date(startOfDay(date).getTime() + hours * hour).toISOString()

/** 100,000.00 paid out on 2 November 2026, due on 31 January 2027 with 2,700.00 of interest. */
const sellerWithMoneyOut = async () => {
  app.clock.set('2026-11-02T01:00:00.000Z')
  const seller = await buildFacility(app, { limitCents: 250_000_00 })
  return { seller, drawdownId: await drawMoney(app, seller, '100000.00') }
}

/** In every shard, as the schedule does. */
const remind = async () => {
  await Promise.all(
    Array.from({ length: jobShards['repayment-reminders'] }, (_, shard) =>
      remindOfRepayments(app.deps, shard),
    ),
  )
  await app.drainEvents()
}

/** Runs the close, the nightly jobs and each day's reminders twice, day by day. Returns the mails by day. */
const mailsOf = async ({ email }: SellerWithFacility, from: string, to: string) => {
  const told: [string, string][] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const before = app.outbox.sent.length
    app.clock.set(at(date, 0.2))
    await story.closeDay()
    for (const hours of [0.5, 8.5, 20, 23]) {
      app.clock.set(at(date, hours))
      await remind()
    }
    expect(app.outbox.sent.slice(before), 'nobody is mailed at night').toEqual([])
    for (const hours of [10.5, 14.5]) {
      app.clock.set(at(date, hours))
      await remind()
    }
    for (const mail of app.outbox.sent.slice(before))
      if (mail.to === email) told.push([date, 'subject' in mail ? mail.subject : ''])
  }
  return told
}

describe('repayment reminders', () => {
  test('are sent 7, 3 and 1 days before, on the due date, and then weekly', async () => {
    const { seller } = await sellerWithMoneyOut()
    expect(await mailsOf(seller, '2027-01-22', '2027-02-09')).toEqual([
      ['2027-01-24', '【明岸】您有一笔款项将于 2027年1月31日 到期'],
      ['2027-01-28', '【明岸】您有一笔款项将于 2027年1月31日 到期'],
      ['2027-01-30', '【明岸】您有一笔款项将于 2027年1月31日 到期'],
      ['2027-01-31', '【明岸】您有一笔款项今日到期'],
      ['2027-02-01', '【明岸】您有一笔款项已经逾期'],
      ['2027-02-08', '【明岸】您有一笔款项已经逾期'],
    ])
    const text = app.outbox.newestTo(seller.email).text
    // 100,000 × 10.80% × 8 ÷ 360
    expect(text).toContain('逾期利息：GBP\u00a0240.00\n利息：GBP\u00a02,700.00\n本金：GBP\u00a0100,000.00')
    const here = await story.laterOn(at('2027-02-09', 12), seller)
    const [charge] = await story.charges(here)
    expect(text).toContain(`转账附言：${charge?.transfer_reference}`)
    const { data } = await app.send(notificationsEndpoints.searchMessages, { body: {} }, here)
    const kinds = data.records.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'repayment-due-soon')).toHaveLength(3)
    expect(kinds.filter((kind) => kind === 'charge-raised')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'repayment-overdue')).toHaveLength(2)
    // A due amount that was reported in full is not requested again while the lender looks for the transfer.
    await story.report(here, charge?.id ?? '', charge?.outstanding ?? '')
    expect(await mailsOf(here, '2027-02-15', '2027-02-15')).toEqual([])
  })

  test('are not sent for a reported early settlement', async () => {
    const { seller, drawdownId } = await sellerWithMoneyOut()
    const here = await story.laterOn(at('2027-01-27', 12), seller)
    const body = { drawdown_id: drawdownId }
    const { data } = await app.send(repaymentEndpoints.quotePayoff, { body }, here)
    await app.send(
      repaymentEndpoints.reportPayoff,
      { body: { ...body, amount: data.total, reference: 'FPS 77' } },
      here,
    )
    expect(await mailsOf(here, '2027-01-28', '2027-01-28')).toEqual([])
    const { facilityId } = seller
    const posted = { facilityId, drawdownId, valueDate: '2027-01-27' }
    expect(await callDesk(app, 'payoff-post', posted)).toMatchObject({ ok: true })
    await app.drainEvents()
    expect(await mailsOf(here, '2027-01-30', '2027-01-31')).toEqual([])
  })

  test('are independent of failures for other sellers', async () => {
    const { seller } = await sellerWithMoneyOut()
    app.clock.set(at('2027-01-24', 11))
    const { table } = app.deps
    const failing = {
      ...app.deps,
      table: Object.assign(Object.create(table) as typeof table, {
        write: async (write: Parameters<typeof table.write>[0]) => {
          if (JSON.stringify(write).includes(seller.companyId)) throw new Error('the table is away')
          return table.write(write)
        },
      }),
    }
    await expect(remindOfRepayments(failing)).rejects.toThrow('some sellers could not be reminded')
    await remind()
    expect(app.outbox.newestTo(seller.email).text).toContain('还款预告')
    expect(businessDate(app.clock.now())).toBe('2027-01-24')
  })
})
