import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { repaymentEndpoints } from '#shared/repayment/repayment.endpoints.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import type { ChargeOrder } from '../../../functions/data/charge-orders.ts'
import type { Drawdown } from '../../../functions/data/drawdowns.ts'
import { listPostings, type StoredPosting } from '../../../functions/data/ledger.ts'
import type { Payment } from '../../../functions/data/payments.ts'
import type { Payoff } from '../../../functions/data/payoffs.ts'
import { closeDay } from '../../../functions/jobs/daily-close.ts'
import { acceptQuote, askQuote, callDesk } from '../../support/draw-money.ts'
import { listOwned } from '../../support/list-owned.ts'
import type { Chance } from '../../support/seeded-chance.ts'
import { moveOn, type World } from './world.ts'

type Prepare = (world: World) => Promise<(() => Promise<unknown>) | undefined>

const listOf = <Entity>({ app, seller }: World, prefix: string) =>
  listOwned<Entity>(app.deps.table, seller.companyId, prefix)

const amountUpTo = ({ chance }: World, mostCents: number) =>
  decimalFromCents(chance.integer(1, Math.max(1, mostCents)))

/**
 * What sellers and the lender do, and how often beside each other. An entry here is all that another act takes: it looks
 * at what there is, draws by `chance` alone, and gives what is then done, once or at the same moment as others; or
 * undefined where there is nothing to do. It checks nothing: `checkBooks` says after each step what must hold, and what
 * an act brings that can be out of order belongs there.
 */
const acts: Record<string, { weight: number; prepare: Prepare }> = {
  request: {
    weight: 5,
    prepare: async ({ app, chance, seller, count }) => {
      const quote = await askQuote(app, seller, decimalFromCents(chance.integer(1_000_00, 20_000_00)))
      if (quote.code !== 0) return undefined
      return () => acceptQuote(app, seller, quote.data.quote_id, `history-request-${count}`)
    },
  },
  withdraw: {
    weight: 2,
    prepare: async (world) => {
      const { app, chance, seller, count } = world
      // What was decided meanwhile is refused.
      const drawdown = chance.pick(await listOf<Drawdown>(world, 'DRAWDOWN#'))
      if (!drawdown) return undefined
      return () =>
        app.send(
          applicationEndpoints.withdrawApplication,
          { body: { approval_id: drawdown.drawdownId } },
          { token: seller.token, headers: { 'idempotency-key': `history-withdraw-${count}` } },
        )
    },
  },
  decide: {
    weight: 10,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const drawdown = chance.pick(
        (await listOf<Drawdown>(world, 'DRAWDOWN#')).filter(({ status }) =>
          ['requested', 'approved'].includes(status),
        ),
      )
      if (!drawdown) return undefined
      const { drawdownId, status } = drawdown
      const onward = status === 'requested' ? 'drawdown-approve' : 'drawdown-pay-out'
      const action = chance.next() < 0.93 ? onward : 'drawdown-reject'
      return () => callDesk(app, action, { facilityId: seller.facilityId, drawdownId })
    },
  },
  report: {
    weight: 9,
    prepare: async (world) => {
      const { app, chance, seller, count } = world
      const charge = chance.pick(await listOf<ChargeOrder>(world, 'CHARGE#'))
      if (!charge) return undefined
      const owed = Object.values(charge.owedCents).reduce((sum, cents) => sum + cents, 0)
      const amount = chance.next() < 0.4 ? decimalFromCents(Math.max(1, owed)) : amountUpTo(world, owed)
      return () =>
        app.send(
          repaymentEndpoints.reportPayment,
          { body: { charge_id: charge.chargeId, amount, reference: 'FPS' } },
          { token: seller.token, headers: { 'idempotency-key': `history-report-${count}` } },
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
      const valueDate = chance.next() < 0.3 ? addDays(today, -chance.integer(0, 12)) : undefined
      return () => callDesk(app, 'repayment-post', { ...ids, amount, valueDate })
    },
  },
  reportPayoff: {
    weight: 5,
    prepare: async (world) => {
      const { app, chance, seller, count } = world
      const drawdown = chance.pick(
        (await listOf<Drawdown>(world, 'DRAWDOWN#')).filter(({ status }) => status === 'paid out'),
      )
      if (!drawdown) return undefined
      const { drawdownId: drawdown_id, price } = drawdown
      const { token } = seller
      const quote = await app.send(repaymentEndpoints.quotePayoff, { body: { drawdown_id } }, { token })
      if (quote.code !== 0) return undefined
      const least = centsFromDecimal(quote.data.total)
      const amount = decimalFromCents(chance.integer(least, Math.max(least, price.totalCents)))
      return () =>
        app.send(
          repaymentEndpoints.reportPayoff,
          { body: { drawdown_id, amount, reference: 'FPS' } },
          { token, headers: { 'idempotency-key': `history-payoff-${count}` } },
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
      const valueDate = chance.next() < 0.5 ? addDays(today, -chance.integer(0, 5)) : undefined
      return () => callDesk(app, 'payoff-post', { ...ids, valueDate })
    },
  },
  reverse: {
    weight: 4,
    prepare: async ({ app, chance, seller }) => {
      const { facilityId } = seller
      const postings: StoredPosting[] = []
      for await (const posting of listPostings(app.deps.table, facilityId)) postings.push(posting)
      const posting = chance.pick(
        postings.filter(({ kind }) => ['repayment-received', 'fee-charged', 'charge-waived'].includes(kind)),
      )
      return posting && (() => callDesk(app, 'posting-reverse', { facilityId, postingId: posting.postingId }))
    },
  },
  charge: {
    weight: 5,
    prepare: async (world) => {
      const { app, chance, seller, count } = world
      const charge = chance.pick(await listOf<ChargeOrder>(world, 'CHARGE#'))
      if (!charge) return undefined
      const ids = { facilityId: seller.facilityId, chargeId: charge.chargeId, key: `k${count}` }
      const what = chance.next()
      if (what < 0.07) return () => callDesk(app, 'charge-write-off', ids)
      const amount = amountUpTo(world, 200_00)
      if (what < 0.55) return () => callDesk(app, 'fee-charge', { ...ids, amount })
      const kind = chance.pick(['fee', 'overdueInterest', 'interest'])
      return () => callDesk(app, 'charge-waive', { ...ids, kind, amount })
    },
  },
  suspense: {
    weight: 2,
    prepare: async (world) => {
      const { app, chance, seller, count } = world
      const { facilityId } = seller
      const amount = amountUpTo(world, 5_000_00)
      const charge = chance.pick(await listOf<ChargeOrder>(world, 'CHARGE#'))
      const fields = { facilityId, amount, key: `s${count}` }
      if (!charge || chance.next() < 0.3) return () => callDesk(app, 'suspense-pay-back', fields)
      return () => callDesk(app, 'suspense-apply', { ...fields, chargeId: charge.chargeId })
    },
  },
  bound: {
    weight: 3,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const { facilityId } = seller
      const amount = () => decimalFromCents(chance.integer(40_000_00, 150_000_00))
      const [action, fields] = chance.pick([
        ['facility-limit', { limit: amount() }],
        ['facility-set', { watermark: amount() }],
        ['facility-set', { frozenLimit: amountUpTo(world, 10_000_00) }],
        ['facility-expire', {}],
        // Only one that is empty closes, and then for good.
        ['facility-close', {}],
        ...[1, 2, 3].map(
          () =>
            [
              'facility-renew',
              { reviewDate: addDays(businessDate(app.clock.now()), chance.integer(60, 400)) },
            ] as const,
        ),
      ] as const) ?? ['facility-expire', {}]
      return () => callDesk(app, action, { facilityId, ...fields })
    },
  },
  time: {
    weight: 4,
    prepare: async ({ app, chance, seller }) => {
      await moveOn({ app, seller }, chance.integer(0, 30))
      return () => closeDay(app.deps)
    },
  },
}

const named = Object.entries(acts).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name))

/** The name of an act, drawn by the weights. */
export const drawAct = (chance: Chance): string => chance.pick(named) ?? ''

/** Prepares an act by what there is; it can then be done any number of times. Undefined where there is nothing to do. */
export const prepareAct: (name: string, world: World) => ReturnType<Prepare> = async (name, world) =>
  acts[name]?.prepare(world)
