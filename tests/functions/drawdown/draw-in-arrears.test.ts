import { describe, expect, test } from 'vitest'
import { deskOf } from '../../support/desk-of.ts'
import { acceptQuote, callDesk, requestDrawdown, requestQuote } from '../../support/draw-money.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { createRepaymentStory } from '../repayment/repayment-story.ts'

const app = await useTestApp()

const dueOn = '2027-02-01T01:00:00.000Z'
const dayAfter = '2027-02-02T01:00:00.000Z'

const refused = (field: string) => ({
  code: 70001,
  errors: [{ field, rule: 'repaymentOverdue' }],
})

describe('a company with overdue debt', () => {
  test('gets a quote on the due date itself, but neither quote nor drawdown from the next day on', async () => {
    const story = createRepaymentStory(app)
    const { seller } = await story.sellerWithDueDrawdown()
    const onTheDay = await story.laterOn('2027-01-31T02:00:00.000Z', seller)
    const quote = await requestQuote(app, onTheDay, '20000.00')
    expect(quote.code).toBe(0)

    const late = await story.laterOn('2027-02-01T02:00:00.000Z', seller)
    expect(await requestQuote(app, late, '20000.00')).toMatchObject(refused('body.amount'))
  })

  test('cannot use an earlier quote', async () => {
    const story = createRepaymentStory(app)
    const { seller, charge } = await story.sellerWithDueDrawdown()
    app.clock.set(`${charge.due_date}T15:55:00.000Z`)
    const quote = await requestQuote(
      app,
      await story.laterOn(`${charge.due_date}T15:55:00.000Z`, seller),
      '20000.00',
    )
    const afterMidnight = await story.laterOn(`${charge.due_date}T16:05:00.000Z`, seller)
    expect(await acceptQuote(app, afterMidnight, quote.data.quote_id)).toMatchObject(refused('body.quote_id'))
  })

  test('can draw again once it has paid', async () => {
    const story = createRepaymentStory(app)
    const { seller, charge } = await story.sellerWithDueDrawdown()
    const late = await story.laterOn(dayAfter, seller)
    const [now] = await story.charges(late)
    const reported = await story.report(late, charge.id, now?.outstanding ?? '')
    const paid = { facilityId: seller.facilityId, paymentId: reported.data.payment_id }
    expect(await requestQuote(app, late, '20000.00')).toMatchObject(refused('body.amount'))
    expect(await callDesk(app, 'repayment-post', paid)).toMatchObject({ ok: true })
    expect((await requestQuote(app, late, '20000.00')).code).toBe(0)
  })

  test('is approved and paid out only if the reviewer accepts it explicitly', async () => {
    const story = createRepaymentStory(app)
    const { seller } = await story.sellerWithDueDrawdown()
    const { facilityId } = seller
    const drawdownId = await requestDrawdown(app, seller, '20000.00')
    await app.drainEvents()
    app.clock.set(dueOn)
    const ids = { facilityId, drawdownId }
    for (const action of ['drawdown-approve', 'drawdown-pay-out']) {
      expect(await callDesk(app, action, ids)).toMatchObject({ ok: false, reason: 'ruleBroken' })
      expect(await callDesk(app, action, { ...ids, arrearsAccepted: true })).toMatchObject({ ok: true })
    }
    const audit = await callDesk(app, 'audit-list', { companyId: seller.companyId })
    expect(JSON.stringify(audit).match(/arrearsAccepted/g)).toHaveLength(2)
  })

  test('is not approved by two if nothing was overdue when the first accepted it', async () => {
    const story = createRepaymentStory(app)
    const { seller } = await story.sellerWithDueDrawdown()
    const { facilityId } = seller
    const drawdownId = await requestDrawdown(app, seller, '20000.00')
    await app.drainEvents()
    const desk = deskOf({ ...app.deps, config: { ...app.deps.config, fourEyes: true } })
    const propose = async () => {
      const fields = { facilityId, drawdownId, arrearsAccepted: true, reason: 'a good customer' }
      const proposed = await desk({ action: 'drawdown-approve', actor: 'ada', ...fields })
      return { proposalId: proposed.ok ? proposed['proposalId'] : undefined }
    }
    const approval = { action: 'proposal-approve', actor: 'grace' }
    const early = await propose()
    app.clock.set(dueOn)
    expect(await desk({ ...approval, ...early, dryRun: true })).toMatchObject({ reason: 'changedMeanwhile' })
    expect(await desk({ ...approval, ...early })).toMatchObject({ ok: false, reason: 'changedMeanwhile' })
    expect(await desk({ ...approval, ...(await propose()) })).toMatchObject({ ok: true })
  })
})
