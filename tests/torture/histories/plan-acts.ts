import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import type { Drawdown } from '../../../functions/data/drawdowns.ts'
import type { PaymentPlan } from '../../../functions/data/payment-plans.ts'
import { callDesk } from '../../support/draw-money.ts'
import { type Act, listOf } from './act.ts'

/** Payment plans are offered, signed and withdrawn; the daily closes of a history keep or break them. */
export const planActs: Record<string, Act> = {
  offerPlan: {
    weight: 4,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const running = (await listOf<Drawdown>(world, 'DRAWDOWN#')).filter(
        ({ status }) => status === 'paid out' || status === 'due',
      )
      const drawdown = chance.pick(running)
      if (!drawdown) return undefined
      const today = businessDate(app.clock.now())
      const after = today > drawdown.price.dueDate ? today : drawdown.price.dueDate
      const wishes = {
        firstDate: addDays(chance.next() < 0.5 ? today : after, chance.integer(3, 20)),
        count: chance.integer(1, 6),
        interval: chance.pick(['week', 'twoWeeks', 'month']),
        interest: chance.pick(['asAgreed', 'none']),
      }
      return () =>
        callDesk(app, 'plan-offer', {
          facilityId: seller.facilityId,
          drawdownId: drawdown.drawdownId,
          ...wishes,
        })
    },
  },
  signForPlan: {
    weight: 4,
    prepare:
      async ({ app, seller }) =>
      () =>
        app.send(agreementsEndpoints.initiateSign, { body: { kind: 'plan' } }, { token: seller.token }),
  },
  showPlans: {
    weight: 1,
    prepare:
      async ({ app, seller }) =>
      () =>
        app.send(repaymentEndpoints.listPaymentPlans, {}, { token: seller.token }),
  },
  endPlan: {
    weight: 1,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const plan = chance.pick(
        (await listOf<PaymentPlan>(world, 'PAYMENTPLAN#')).filter(({ status }) => status === 'in force'),
      )
      if (!plan) return undefined
      const { planId } = plan
      return () => callDesk(app, 'plan-end', { facilityId: seller.facilityId, planId })
    },
  },
  withdrawPlan: {
    weight: 1,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const plan = chance.pick(await listOf<PaymentPlan>(world, 'PAYMENTPLAN#'))
      if (!plan) return undefined
      const { planId } = plan
      return () => callDesk(app, 'plan-withdraw', { facilityId: seller.facilityId, planId })
    },
  },
}
