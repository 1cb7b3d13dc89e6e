import { expect, test } from 'vitest'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { findDrawdown } from '../../../../functions/data/drawdowns.ts'
import { buildFacility, readFacility } from '../../../support/build-facility.ts'
import { checkBooks } from '../../../support/check-books.ts'
import { callDesk, drawMoney } from '../../../support/draw-money.ts'
import { refusal } from '../../../support/refusal.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createRepaymentStory } from '../../repayment/repayment-story.ts'

const app = await useTestApp()

test('an early settlement that bounced leaves the drawdown running to its due date, as often as it happens', async () => {
  const story = createRepaymentStory(app)
  app.clock.set('2026-11-02T01:00:00.000Z')
  const seller = await buildFacility(app, { limitCents: 50_000_00 })
  const { companyId, facilityId } = seller
  const drawdownId = await drawMoney(app, seller, '10000.00')
  const drawdown = () => findDrawdown(app.deps.table, companyId, drawdownId)

  /** Settles the drawdown today, and returns the id of the receipt's posting. */
  const settle = async (here: typeof seller): Promise<string> => {
    const reported = await app.send(
      repaymentEndpoints.reportPayoff,
      { body: { drawdown_id: drawdownId, amount: '10090.00', reference: 'FPS' } },
      here,
    )
    expect(reported.code).toBe(0)
    const posted = await callDesk(app, 'payoff-post', { facilityId, drawdownId })
    if (!posted.ok) throw new Error(posted.message)
    expect(await drawdown()).toMatchObject({ status: 'repaid' })
    await checkBooks(app, seller)
    return `repayment-received:${String(posted['paymentId'])}`
  }
  const takeBack = async (postingId: string) => {
    const reverse = () => callDesk(app, 'posting-reverse', { facilityId, postingId })
    await Promise.all([reverse(), reverse(), reverse()])
    expect(await reverse()).toMatchObject({ ok: true, status: 'reversed', reversed: '10090.00' })
    expect(await drawdown()).toMatchObject({ status: 'paid out' })
    expect((await readFacility(app, facilityId)).balances).toMatchObject({
      principalReceivable: 10_000_00,
      interestReceivable: 0,
      interestIncome: 0,
      cash: -10_000_00,
    })
    await checkBooks(app, seller)
  }

  // 30 days at 10.80%: 90.00
  const here = await story.laterOn('2026-12-02T01:00:00.000Z', seller)
  await takeBack(await settle(here))
  const second = await settle(here)
  // It bounces only after the drawdown would have fallen due, on days that are closed already.
  await story.laterOn('2027-02-09T01:00:00.000Z', seller)
  await story.closeDay()
  expect(await drawdown()).toMatchObject({ status: 'repaid' })
  await takeBack(second)
  await story.laterOn('2027-02-10T01:00:00.000Z', seller)
  expect(await story.closeDay()).toMatchObject({ charged: 1, accrued: 1 })
  expect(await drawdown()).toMatchObject({ status: 'due' })
  // The whole interest to the due date, and ten days overdue since then.
  expect((await readFacility(app, facilityId)).balances).toMatchObject({
    interestReceivable: 270_00,
    overdueInterestReceivable: 30_00,
  })
  await checkBooks(app, seller)

  await app.drainEvents()
  const told = app.outbox.sent.filter(
    ({ to, subject }) => to === seller.email && subject === '【明岸】您的提前还款被银行退回',
  )
  expect(told).toHaveLength(2)
  for (const { text } of told) {
    expect(text).toContain('2027')
    // With the overdue interest of the day on which the mails are delivered.
    expect(text).toContain('10,300.00')
  }
})

test('an early settlement whose surplus was used is not taken back, and the lender is told why', async () => {
  const story = createRepaymentStory(app)
  app.clock.set('2026-11-02T01:00:00.000Z')
  const seller = await buildFacility(app, { limitCents: 50_000_00 })
  const { facilityId } = seller
  const drawdownId = await drawMoney(app, seller, '10000.00')
  const { token } = await story.laterOn('2026-12-02T01:00:00.000Z', seller)
  await app.send(
    repaymentEndpoints.reportPayoff,
    { body: { drawdown_id: drawdownId, amount: '10100.00', reference: 'FPS' } },
    { token },
  )
  await callDesk(app, 'payoff-post', { facilityId, drawdownId })
  await callDesk(app, 'suspense-pay-back', { facilityId, amount: '10.00', key: 'back' })
  const postingId = `repayment-received:payoff-${drawdownId}`
  expect(await callDesk(app, 'posting-reverse', { facilityId, postingId })).toMatchObject(
    refusal('wrongState', { message: expect.stringContaining('was used') }),
  )
  expect(await findDrawdown(app.deps.table, seller.companyId, drawdownId)).toMatchObject({ status: 'repaid' })
  await checkBooks(app, seller)
})
