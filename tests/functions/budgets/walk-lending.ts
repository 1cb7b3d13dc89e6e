import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { buildFacility } from '../../support/build-facility.ts'
import { callDesk, requestDrawdown } from '../../support/draw-money.ts'
import { createTestApp } from '../../support/test-app.ts'
import { createRepaymentStory } from '../repayment/repayment-story.ts'
import { type BackgroundBill, meterBackground } from './measure-background.ts'

const mobile = { phone_country_code: '+852', phone_number: '91234567' } as const

const recountedAt = '2027-01-30T16:00:00.000Z'

/** The rebuild of a portfolio without companies, which reads only the months and the shards' sums. */
export const walkEmptyPortfolio = async (bill: BackgroundBill): Promise<void> => {
  const meter = meterBackground(await createTestApp({ startAt: recountedAt }), bill)
  try {
    await meter.measureJob('portfolio-rebuild', 'recount-without-work')
  } finally {
    await meter.close()
  }
}

/** A drawdown from its request to its arrears and repayment: the background work, without the calls that cause it. */
export const walkLending = async (bill: BackgroundBill): Promise<void> => {
  const app = await createTestApp()
  const meter = meterBackground(app, bill)
  const story = createRepaymentStory(app)
  try {
    await meter.measure('code-sent', {
      cause: () => app.send(accountEndpoints.sendPhoneCode, { body: mobile }),
    })
    const seller = await buildFacility(app, { limitCents: 50_000_00 })
    const { facilityId } = seller
    await app.drainEvents()
    let drawdownId = ''
    await meter.measure('drawdown-requested', {
      cause: async () => {
        drawdownId = await requestDrawdown(app, seller, '1000.00')
      },
    })
    for (const action of ['drawdown-approve', 'drawdown-pay-out'])
      await meter.measure(action, { act: () => callDesk(app, action, { facilityId, drawdownId }) })
    // Due on 31 January 2027. The first close looks back for a year.
    app.clock.set('2027-01-28T16:00:00.000Z')
    await story.closeDay()
    app.clock.set('2027-01-29T16:00:00.000Z')
    await meter.measureJob('daily-close', 'close-without-work')
    app.clock.set(recountedAt)
    await meter.measureJob('daily-close', 'close-of-a-charge')
    await meter.measureJob('portfolio-rebuild', 'recount-of-a-facility')
    // After the days of grace, overdue interest accrues.
    app.clock.set('2027-02-09T16:00:00.000Z')
    await story.closeDay()
    await app.drainEvents()
    app.clock.set('2027-02-10T16:00:00.000Z')
    await meter.measureJob('daily-close', 'close-of-arrears')
    const here = await story.laterOn('2027-02-11T01:00:00.000Z', seller)
    const [charge] = await story.charges(here)
    let paymentId = ''
    await meter.measure('payment-reported', {
      cause: async () => {
        paymentId = (await story.report(here, charge?.id ?? '', '1000.00')).data.payment_id
      },
    })
    await meter.measure('repayment-post', {
      act: () => callDesk(app, 'repayment-post', { facilityId, paymentId }),
    })
  } finally {
    await meter.close()
  }
}
