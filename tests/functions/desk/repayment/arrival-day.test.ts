import { expect, test } from 'vitest'
import { callDesk } from '../../../support/draw-money.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createRepaymentStory } from '../../repayment/repayment-story.ts'

const app = await useTestApp()
const story = createRepaymentStory(app)

test('a payment counts from the day of its report, however late the lender posts it (A3)', async () => {
  const { seller, charge } = await story.sellerWithDueDrawdown()
  const here = await story.closeOn('2027-02-05', seller)
  const { payment_id: paymentId } = (await story.report(here, charge.id, '102850.00')).data
  const later = await story.closeOn('2027-06-11', here)
  const posted = await callDesk(app, 'repayment-post', { facilityId: seller.facilityId, paymentId })
  // 30.00 a day for the five days, and none for the 128 days of the lender.
  expect(posted).toMatchObject({
    ok: true,
    valueDate: '2027-02-05',
    settled: { overdueInterest: '150.00', principal: '100000.00' },
    surplus: '0.00',
  })
  expect(await story.charges(later)).toMatchObject([{ status: 'collected', outstanding: '0.00' }])
})
