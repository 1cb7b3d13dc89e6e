import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { reversalIdOf } from '#shared/ledger/reversal.ts'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { billEndpoints } from '#shared/repayment/bill.endpoints.ts'
import { isCollectable } from '#shared/repayment/charge-order-states.ts'
import { type ChargeOrder, findChargeOrder } from '../../../functions/data/charge-orders.ts'
import { type Drawdown, findDrawdown } from '../../../functions/data/drawdowns.ts'
import { findPosting } from '../../../functions/data/ledger.ts'
import { findPayment, type Payment } from '../../../functions/data/payments.ts'
import { findPayoff, type Payoff } from '../../../functions/data/payoffs.ts'
import { directorName } from '../../support/build-facility.ts'
import { listOwned } from '../../support/list-owned.ts'
import { drawMethod } from '../every-method.ts'
import { companyDraws } from './company-acts.ts'
import { type Draw, type KillAct, listOf, type Scene } from './kill-act.ts'

const request = async ({ stack, seller, chance, key }: Scene): Promise<KillAct | undefined> => {
  const { companyId, token } = seller
  const amount = decimalFromCents(chance.integer(1_000_00, 3_000_00))
  const body = { amount, ...drawMethod(chance) }
  const quote = await stack.client.ask(drawdownEndpoints.quoteDrawdown, { body }, { token })
  if (!quote.ok) return undefined
  const { quote_id: quoteId } = quote.data as { quote_id: string }
  return {
    keyed: {
      key,
      seller,
      endpoint: drawdownEndpoints.submitDrawdown,
      body: { quote_id: quoteId, signer_name: directorName, accepted: true },
      factOf: ({ drawdown_id: id }: { drawdown_id: string }) => ({
        what: `drawdown ${id} was requested by quote ${quoteId}`,
        holds: async (table) => (await findDrawdown(table, companyId, id))?.quoteId === quoteId,
      }),
    },
  }
}

const withdraw = async (scene: Scene): Promise<KillAct | undefined> => {
  const { seller, chance, key } = scene
  const drawdowns = await listOf<Drawdown>(scene, 'DRAWDOWN#')
  const drawdown = chance.pick(drawdowns.filter(({ status }) => status === 'requested'))
  if (!drawdown) return undefined
  const { drawdownId, companyId } = drawdown
  return {
    keyed: {
      key,
      seller,
      endpoint: applicationEndpoints.withdrawApplication,
      body: { approval_id: drawdownId },
      factOf: () => ({
        what: `drawdown ${drawdownId} was withdrawn`,
        holds: async (table) => (await findDrawdown(table, companyId, drawdownId))?.status === 'withdrawn',
      }),
    },
  }
}

const decide = async (scene: Scene): Promise<KillAct | undefined> => {
  const { seller, chance } = scene
  const drawdowns = await listOf<Drawdown>(scene, 'DRAWDOWN#')
  const drawdown = chance.pick(
    drawdowns.filter(
      ({ status, noteFileId }) => status === 'requested' || (status === 'approved' && noteFileId),
    ),
  )
  if (!drawdown) return undefined
  const { drawdownId, companyId } = drawdown
  const action = drawdown.status === 'requested' ? 'drawdown-approve' : 'drawdown-pay-out'
  return {
    desk: {
      action,
      fields: { facilityId: seller.facilityId, drawdownId },
      fact: {
        what: `${action} of ${drawdownId}`,
        async holds(table) {
          const now = await findDrawdown(table, companyId, drawdownId)
          return Boolean(action === 'drawdown-approve' ? now?.decidedAt : now?.paidOutAt)
        },
      },
    },
  }
}

const reportPayment = async (scene: Scene): Promise<KillAct | undefined> => {
  const { seller, chance, key } = scene
  const charges = await listOf<ChargeOrder>(scene, 'CHARGE#')
  const charge = chance.pick(
    charges.filter(({ status }) => status === 'active' || status === 'partial collected'),
  )
  if (!charge) return undefined
  const owed = Object.values(charge.owedCents).reduce((sum, cents) => sum + cents, 0) - charge.pendingCents
  if (owed <= 0) return undefined
  const { companyId } = seller
  return {
    keyed: {
      key,
      seller,
      endpoint: repaymentEndpoints.reportPayment,
      body: {
        charge_id: charge.chargeId,
        amount: decimalFromCents(chance.next() < 0.4 ? owed : chance.integer(1, owed)),
        reference: key,
      },
      factOf: ({ payment_id: id }: { payment_id: string }) => ({
        what: `payment ${id} was reported`,
        holds: async (table) => (await findPayment(table, companyId, id))?.reference === key,
      }),
    },
  }
}

const settlePayment = async (scene: Scene): Promise<KillAct | undefined> => {
  const { seller, chance } = scene
  const { companyId, facilityId } = seller
  const payments = await listOf<Payment>(scene, 'PAYMENT#')
  const payment = chance.pick(payments.filter(({ status }) => status === 'reported'))
  if (!payment) return undefined
  const { paymentId } = payment
  const [action, ...statuses] =
    chance.next() < 0.1
      ? (['payment-void', 'voided'] as const)
      : (['repayment-post', 'posted', 'reversed'] as const)
  return {
    desk: {
      action,
      fields: { facilityId, paymentId },
      fact: {
        what: `${action} of ${paymentId}`,
        async holds(table) {
          const status = (await findPayment(table, companyId, paymentId))?.status
          return statuses.some((each) => each === status)
        },
      },
    },
  }
}

const reportPayoff = async (scene: Scene): Promise<KillAct | undefined> => {
  const { stack, seller, chance, key } = scene
  const { companyId, token } = seller
  const drawdowns = await listOf<Drawdown>(scene, 'DRAWDOWN#')
  const drawdown = chance.pick(drawdowns.filter(({ status }) => status === 'paid out'))
  if (!drawdown) return undefined
  const { drawdownId } = drawdown
  const quote = await stack.client.ask(
    repaymentEndpoints.quotePayoff,
    { body: { drawdown_id: drawdownId } },
    { token },
  )
  if (!quote.ok) return undefined
  const totalCents = centsFromDecimal((quote.data as { total: string }).total)
  const partial = chance.next() < 0.5
  const amount = decimalFromCents(partial ? chance.integer(1, totalCents) : totalCents)
  return {
    keyed: {
      key,
      seller,
      endpoint: repaymentEndpoints.reportPayoff,
      body: { drawdown_id: drawdownId, amount, partial, reference: key },
      factOf: () => ({
        what: `a repayment ahead of time of ${drawdownId} was reported`,
        holds: async (table) => (await findPayoff(table, companyId, drawdownId)) !== undefined,
      }),
    },
  }
}

const settlePayoff = async (scene: Scene): Promise<KillAct | undefined> => {
  const { seller, chance } = scene
  const { companyId, facilityId } = seller
  const payoffs = await listOf<Payoff>(scene, 'PAYOFF#')
  const payoff = chance.pick(payoffs.filter(({ status }) => status === 'reported'))
  if (!payoff) return undefined
  const { drawdownId, reference } = payoff
  return {
    desk: {
      action: 'payoff-post',
      fields: { facilityId, drawdownId },
      fact: {
        what: `payoff-post of ${drawdownId}`,
        // By booking reference, as a bounced settlement may have been reported again.
        holds: async (table) =>
          (await listOwned<Payment>(table, companyId, 'PAYMENT#')).some(
            (payment) => payment.reference === reference && payment.status !== 'reported',
          ),
      },
    },
  }
}

const dispute = async (scene: Scene): Promise<KillAct | undefined> => {
  const { seller, chance, key } = scene
  const { companyId } = seller
  const charge = chance.pick(
    (await listOf<ChargeOrder>(scene, 'CHARGE#')).filter(({ status }) => isCollectable(status)),
  )
  if (!charge) return undefined
  const { chargeId } = charge
  return {
    keyed: {
      key,
      seller,
      endpoint: billEndpoints.disputeCharge,
      body: { charge_id: chargeId, words: key },
      factOf: () => ({
        what: `charge order ${chargeId} was disputed`,
        holds: async (table) =>
          (await findChargeOrder(table, companyId, chargeId))?.disputes?.some(
            ({ words }) => words === key,
          ) === true,
      }),
    },
  }
}

const answerDispute = async (scene: Scene): Promise<KillAct | undefined> => {
  const { seller, chance, key } = scene
  const { companyId, facilityId } = seller
  const charge = chance.pick(
    (await listOf<ChargeOrder>(scene, 'CHARGE#')).filter(({ status }) => status === 'suspend'),
  )
  if (!charge) return undefined
  const { chargeId } = charge
  return {
    desk: {
      action: chance.next() < 0.5 ? 'dispute-reject' : 'dispute-uphold',
      fields: { facilityId, chargeId, answer: key },
      fact: {
        what: `the dispute of charge order ${chargeId} was answered`,
        holds: async (table) =>
          (await findChargeOrder(table, companyId, chargeId))?.disputes?.some(
            ({ answer }) => answer === key,
          ) === true,
      },
    },
  }
}

const reverse = async (scene: Scene): Promise<KillAct | undefined> => {
  const { seller, chance } = scene
  const { facilityId } = seller
  const payments = await listOf<Payment>(scene, 'PAYMENT#')
  const payment = chance.pick(payments.filter(({ status }) => status === 'posted'))
  if (!payment) return undefined
  const postingId = `repayment-received:${payment.paymentId}`
  return {
    desk: {
      action: 'posting-reverse',
      fields: { facilityId, postingId },
      fact: {
        what: `posting-reverse of ${postingId}`,
        holds: async (table) => (await findPosting(table, facilityId, reversalIdOf(postingId))) !== undefined,
      },
    },
  }
}

const closeTheDay = async (): Promise<KillAct> => ({ job: 'daily-close' })

const deduct = async (): Promise<KillAct> => ({ job: 'repayment-deductions' })

const weighted: readonly (readonly [weight: number, draw: Draw])[] = [
  [4, request],
  [1, withdraw],
  [6, decide],
  [4, reportPayment],
  [4, settlePayment],
  [2, reportPayoff],
  [2, settlePayoff],
  [1, dispute],
  [2, answerDispute],
  [1, reverse],
  [1, closeTheDay],
  [2, deduct],
  ...companyDraws,
]

const draws = weighted.flatMap(([weight, draw]) => Array.from({ length: weight }, () => draw))

/** A random act that is possible in the stored state. Undefined if there is nothing to do. */
export const drawAct = async (scene: Scene): Promise<KillAct | undefined> => scene.chance.pick(draws)?.(scene)
