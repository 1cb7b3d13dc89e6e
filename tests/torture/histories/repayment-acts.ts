import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { billEndpoints } from '#shared/repayment/bill.endpoints.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import type { ChargeOrder } from '../../../functions/data/charge-orders.ts'
import type { Drawdown } from '../../../functions/data/drawdowns.ts'
import type { Payment } from '../../../functions/data/payments.ts'
import type { Payoff } from '../../../functions/data/payoffs.ts'
import { callDesk } from '../../support/draw-money.ts'
import { type Act, amountUpTo, keyed, listOf } from './act.ts'
import { payWhatIsDue } from './pay-due-charges.ts'

/** Repayments when due or early, and waivers. */
export const repaymentActs: Record<string, Act> = {
  report: {
    weight: 9,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const charge = chance.pick(await listOf<ChargeOrder>(world, 'CHARGE#'))
      if (!charge) return undefined
      const owed = Object.values(charge.owedCents).reduce((sum, cents) => sum + cents, 0)
      const amount = chance.next() < 0.4 ? decimalFromCents(Math.max(1, owed)) : amountUpTo(world, owed)
      return () =>
        app.send(
          repaymentEndpoints.reportPayment,
          { body: { charge_id: charge.chargeId, amount, reference: 'FPS' } },
          { token: seller.token, headers: keyed(world, 'report') },
        )
    },
  },
  settle: {
    weight: 9,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const payment = chance.pick(
        (await listOf<Payment>(world, 'PAYMENT#')).filter(({ status }) => status === 'reported'),
      )
      if (!payment) return undefined
      const ids = { facilityId: seller.facilityId, paymentId: payment.paymentId }
      if (chance.next() < 0.15) return () => callDesk(app, 'payment-void', ids)
      const amount = chance.next() < 0.2 ? amountUpTo(world, payment.reportedCents * 2) : undefined
      const today = businessDate(app.clock.now())
      // Some receipts are found late, and booked before existing bookings or before their bill.
      const valueDate = chance.next() < 0.3 ? addDays(today, -chance.integer(0, 12)) : undefined
      const rebooksLater = valueDate !== undefined
      return () => callDesk(app, 'repayment-post', { ...ids, amount, valueDate, rebooksLater })
    },
  },
  reportPayoff: {
    weight: 6,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const drawdown = chance.pick(
        (await listOf<Drawdown>(world, 'DRAWDOWN#')).filter(({ status }) => status === 'paid out'),
      )
      if (!drawdown) return undefined
      const { drawdownId: drawdown_id, price } = drawdown
      const { token } = seller
      const quote = await app.send(repaymentEndpoints.quotePayoff, { body: { drawdown_id } }, { token })
      if (quote.code !== 0) return undefined
      const totalCents = centsFromDecimal(quote.data.total)
      const partial = chance.next() < 0.5
      const amount = partial
        ? amountUpTo(world, totalCents)
        : decimalFromCents(chance.integer(totalCents, Math.max(totalCents, price.totalCents)))
      return () =>
        app.send(
          repaymentEndpoints.reportPayoff,
          { body: { drawdown_id, amount, partial, reference: 'FPS' } },
          { token, headers: keyed(world, 'payoff') },
        )
    },
  },
  settlePayoff: {
    weight: 5,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const payoff = chance.pick(
        (await listOf<Payoff>(world, 'PAYOFF#')).filter(({ status }) => status === 'reported'),
      )
      if (!payoff) return undefined
      const ids = { facilityId: seller.facilityId, drawdownId: payoff.drawdownId }
      if (chance.next() < 0.15) return () => callDesk(app, 'payoff-void', ids)
      const today = businessDate(app.clock.now())
      // Some early repayments are found late, and booked before later charges.
      const valueDate = chance.next() < 0.5 ? addDays(today, -chance.integer(0, 40)) : undefined
      const rebooksLater = valueDate !== undefined
      return () => callDesk(app, 'payoff-post', { ...ids, valueDate, rebooksLater })
    },
  },
  catchUp: {
    weight: 5,
    prepare: async (world) => {
      const today = businessDate(world.app.clock.now())
      return () => payWhatIsDue(world, today)
    },
  },
  dispute: {
    weight: 3,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const charge = chance.pick(await listOf<ChargeOrder>(world, 'CHARGE#'))
      if (!charge) return undefined
      return () =>
        app.send(
          billEndpoints.disputeCharge,
          { body: { charge_id: charge.chargeId, words: 'It was paid on Monday.' } },
          { token: seller.token, headers: keyed(world, 'dispute') },
        )
    },
  },
  withdrawDispute: {
    weight: 1,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const charge = chance.pick(
        (await listOf<ChargeOrder>(world, 'CHARGE#')).filter(({ status }) => status === 'suspend'),
      )
      if (!charge) return undefined
      return () =>
        app.send(
          billEndpoints.withdrawDispute,
          { body: { charge_id: charge.chargeId } },
          { token: seller.token, headers: keyed(world, 'withdraw-dispute') },
        )
    },
  },
  answerDispute: {
    weight: 4,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const charge = chance.pick(
        (await listOf<ChargeOrder>(world, 'CHARGE#')).filter(({ status }) => status === 'suspend'),
      )
      if (!charge) return undefined
      const { chargeId, dueDate } = charge
      const fields = { facilityId: seller.facilityId, chargeId, answer: 'The transfer was found.' }
      if (chance.next() < 0.5) return () => callDesk(app, 'dispute-reject', fields)
      const wrongSince = chance.next() < 0.5 ? addDays(dueDate, chance.integer(0, 20)) : undefined
      return () => callDesk(app, 'dispute-uphold', { ...fields, wrongSince })
    },
  },
}
