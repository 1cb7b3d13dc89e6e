import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { findCompleteFile } from '../../../functions/data/files.ts'
import { createJobsHandler } from '../../../functions/jobs/handler.ts'
import { buildFacility, type SellerWithFacility } from '../../support/build-facility.ts'
import { callDesk, drawMoney } from '../../support/draw-money.ts'
import { useTestApp } from '../../support/use-test-app.ts'
import { readPdf } from '../documents/read-pdf.ts'
import { createRepaymentStory } from './repayment-story.ts'

const app = await useTestApp()

const noteText = async ({ companyId }: SellerWithFacility, drawdownId: string): Promise<string> => {
  const file = await findCompleteFile(app.deps.table, companyId, `note-${drawdownId}`)
  const { text } = await readPdf(await buffer(await app.deps.files.read(file?.objectKey ?? '')))
  return text
}

/** The references of items to be booked, with their deadline, as the back office sees them. */
const onTheDesk = async (action: 'payment-list' | 'payoff-list', facilityId: string) => {
  const { waiting } = (await callDesk(app, action, { limit: 200 })) as unknown as {
    waiting: { facilityId: string; transferReference: string; bookBy: string }[]
  }
  return waiting
    .filter((each) => each.facilityId === facilityId)
    .map(({ transferReference, bookBy }) => ({ transferReference, bookBy }))
}

test('a drawdown has one transfer reference in its note, the settlement, the bill, its mail and the back office', async () => {
  const story = createRepaymentStory(app)
  app.clock.set('2026-11-02T01:00:00.000Z')
  const seller = await buildFacility(app, { limitCents: 250_000_00 })
  const { facilityId } = seller
  const drawdownId = await drawMoney(app, seller, '100000.00')
  const reference = drawdownId.slice(-10)
  expect(reference).toMatch(/^\d{10}$/)
  expect(await noteText(seller, drawdownId)).toMatch(new RegExp(`还款转账附言${reference}(?!\\d)`))

  // An early settlement that bounces: the drawdown falls due, and its charge order is a second one.
  const settling = await app.send(
    repaymentEndpoints.quotePayoff,
    { body: { drawdown_id: drawdownId } },
    seller,
  )
  expect(settling.data.transfer_reference).toBe(reference)
  await app.send(
    repaymentEndpoints.reportPayoff,
    { body: { drawdown_id: drawdownId, amount: settling.data.total, reference: 'FPS' } },
    seller,
  )
  expect(await onTheDesk('payoff-list', facilityId)).toEqual([
    { transferReference: reference, bookBy: '2026-11-03' },
  ])
  const posted = await callDesk(app, 'payoff-post', { facilityId, drawdownId })
  if (!posted.ok) throw new Error(posted.message)
  const postingId = `repayment-received:${String(posted['paymentId'])}`
  expect(await callDesk(app, 'posting-reverse', { facilityId, postingId })).toMatchObject({ ok: true })

  const here = await story.laterOn('2027-01-31T01:00:00.000Z', seller)
  await story.closeDay()
  await createJobsHandler(app.deps)({ job: 'repayment-reminders' })
  await app.drainEvents()
  const charge = (await story.charges(here)).find(({ status }) => status === 'active')
  expect(charge?.id).toMatch(/@2$/)
  expect(charge?.transfer_reference).toBe(reference)
  expect(app.outbox.newestTo(seller.email).text).toContain(`转账附言：${reference}\n`)

  await story.report(here, charge?.id ?? '', '100.00')
  // Reported on a Sunday, so the next business day is Monday.
  expect(await onTheDesk('payment-list', facilityId)).toEqual([
    { transferReference: reference, bookBy: '2027-02-01' },
  ])
})
