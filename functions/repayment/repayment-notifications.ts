import { noRebate, rebateTotal } from '#shared/lending/rebate.ts'
import { awaitsTransfer } from '#shared/repayment/awaits-transfer.ts'
import { chargeAsOf, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import type { DeductionRefusal } from '#shared/repayment/deduction.ts'
import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, findChargeOrder } from '../data/charge-orders.ts'
import { findDrawdown } from '../data/drawdowns.ts'
import { findFacility } from '../data/facilities.ts'
import { nextDueOf } from '../data/next-due.ts'
import { money, nonZeroMoney, notification } from '../data/notifications.ts'
import { findPayment } from '../data/payments.ts'
import { findPayoff } from '../data/payoffs.ts'
import type { Table } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'
import type { Subscribers } from '../runtime/subscriber.ts'
import { deductionAccountName, findDeductionAccount } from '../shops/deduction-account.ts'
import { bankTransferFacts } from './bank-transfer-facts.ts'
import { dueBreakdownFacts, owedFacts } from './due-breakdown-facts.ts'
import { outstandingDebtOf, totalOutstandingOf } from './remainder-of-drawdown.ts'

const chargeOf = async (table: Table, companyId: string, chargeId: string): Promise<ChargeOrder> => {
  const charge = await findChargeOrder(table, companyId, chargeId)
  if (!charge) throw new Error(`there is no charge order ${chargeId}`)
  return charge
}

/** A charge order's debt as of today. */
const debtOf = async ({ table, clock }: Deps, companyId: string, chargeId: string) => {
  const charge = chargeAsOf(await chargeOf(table, companyId, chargeId), businessDate(clock()))
  const owed = sumOfKinds(charge.owedCents)
  return { charge, owed, outstanding: money(owed, charge.currency) }
}

const paymentOf = async (table: Table, companyId: string, paymentId: string) => {
  const payment = await findPayment(table, companyId, paymentId)
  if (!payment) throw new Error(`there is no payment ${paymentId}`)
  return payment
}

const drawdownOf = async (table: Table, companyId: string, drawdownId: string) => {
  const drawdown = await findDrawdown(table, companyId, drawdownId)
  if (!drawdown) throw new Error(`there is no drawdown ${drawdownId}`)
  return drawdown
}

/** A drawdown whose early settlement failed, and what is left to be paid of it. */
const continuingOf = async ({ table, clock }: Deps, companyId: string, drawdownId: string) => {
  const drawdown = await drawdownOf(table, companyId, drawdownId)
  const facility = await findFacility(table, drawdown.facilityId)
  if (!facility) throw new Error(`drawdown ${drawdownId} has no facility`)
  const { price, currency } = drawdown
  const left = await totalOutstandingOf(table, drawdown, facility, businessDate(clock()))
  return { price, currency, total: left === undefined ? undefined : money(left, currency) }
}

const refusals = {
  insufficient: 'deduction-insufficient',
  revoked: 'deduction-revoked',
  noAccount: 'deduction-no-account',
} as const satisfies Record<DeductionRefusal, string>

export const repaymentNotifications = {
  'repayment-due-soon': async ({ companyId, drawdownId, dueDate }, deps) => {
    const { table } = deps
    const [drawdown, payoff] = await Promise.all([
      drawdownOf(table, companyId, drawdownId),
      findPayoff(table, companyId, drawdownId),
    ])
    // Settled meanwhile, or the seller has reported a payment.
    if (drawdown.status !== 'paid out' || (payoff && isOpenPayment(payoff.status))) return
    const facility = await findFacility(table, drawdown.facilityId)
    if (!facility) throw new Error(`drawdown ${drawdownId} has no facility`)
    const next = nextDueOf(drawdown, facility)
    // A red packet may pay the whole amount.
    if (next?.dueDate !== dueDate || next.totalCents === 0) return
    const { currency, price } = drawdown
    const account =
      price.repayment.collection === 'platform_deduction'
        ? await findDeductionAccount(deps, { companyId, currency })
        : undefined
    const { feeCents: fee, interestCents: interest, principalCents: principal } = next
    const facts = {
      dueDate,
      ...dueBreakdownFacts({ fee, overdueInterest: 0, interest, principal }, currency, next.packetCents),
      total: money(next.totalCents, currency),
    }
    return account
      ? notification(companyId, 'repayment-due-soon-deducted', {
          ...facts,
          account: deductionAccountName(deps, account),
        })
      : notification(companyId, 'repayment-due-soon', {
          ...facts,
          ...bankTransferFacts({ drawdownId, currency }, deps.config),
        })
  },

  /** Charge orders are raised at night: the mail comes by day, as a reminder. */
  'charge-raised': async ({ companyId, chargeId, totalCents }, deps) => {
    const charge = await chargeOf(deps.table, companyId, chargeId)
    const { status, chargedCents, currency, dueDate, deduction } = charge
    // Paid meanwhile.
    if (!isOpenCharge(status)) return
    const facts = { total: money(totalCents ?? sumOfKinds(chargedCents), currency), dueDate }
    if (!deduction?.account) return notification(companyId, 'charge-raised', facts)
    const account = deductionAccountName(deps, deduction.account)
    return notification(companyId, 'charge-raised-deducted', { ...facts, account })
  },

  'charge-due': async ({ companyId, chargeId }, deps) => {
    const { charge, outstanding } = await debtOf(deps, companyId, chargeId)
    // Paid, reported as paid or on hold meanwhile.
    if (!awaitsTransfer(charge)) return
    const { dueDate, currency, drawdownId, pendingCents, deduction } = charge
    const isOverdue = dueDate < businessDate(deps.clock())
    // It will be deducted during the day: a transfer would pay twice.
    if (!isOverdue && deduction?.account && !deduction.refusal) return
    const facts = {
      dueDate,
      weekEnding: charge.salesWeek?.weekEnding,
      ...owedFacts(charge),
      outstanding,
      reported: nonZeroMoney(pendingCents, currency),
      ...bankTransferFacts({ drawdownId, currency }, deps.config),
    }
    // On its due date the portal already has the notification from when it was raised.
    const kind = isOverdue ? 'repayment-overdue' : 'charge-due-today'
    return notification(companyId, kind, facts, { target: chargeId })
  },

  /** Asks for a transfer instead, with the reason why nothing was deducted. */
  'deduction-refused': async ({ companyId, chargeId, refusal }, deps) => {
    const { charge, outstanding } = await debtOf(deps, companyId, chargeId)
    // Paid, reported as paid or on hold meanwhile.
    if (!awaitsTransfer(charge)) return
    const { currency, drawdownId, dueDate, deduction } = charge
    return notification(
      companyId,
      refusals[refusal],
      {
        dueDate,
        ...owedFacts(charge),
        outstanding,
        deductedFrom: deduction?.account && deductionAccountName(deps, deduction.account),
        ...bankTransferFacts({ drawdownId, currency }, deps.config),
      },
      { target: chargeId },
    )
  },

  'dispute-answered': async ({ companyId, chargeId, outcome }, deps) => {
    const { charge, owed, outstanding } = await debtOf(deps, companyId, chargeId)
    const { currency, dueDate, drawdownId, disputes } = charge
    return notification(
      companyId,
      outcome === 'upheld' ? 'dispute-upheld' : 'dispute-rejected',
      {
        answer: disputes?.findLast((dispute) => dispute.outcome === outcome)?.answer,
        dueDate,
        ...owedFacts(charge),
        outstanding,
        ...(owed > 0 ? bankTransferFacts({ drawdownId, currency }, deps.config) : {}),
      },
      { target: chargeId },
    )
  },

  'dispute-withdrawn': async ({ companyId, chargeId }, deps) => {
    const { charge, owed, outstanding } = await debtOf(deps, companyId, chargeId)
    const { currency, dueDate, drawdownId } = charge
    return notification(
      companyId,
      'dispute-withdrawn',
      {
        dueDate,
        ...owedFacts(charge),
        outstanding,
        ...(owed > 0 ? bankTransferFacts({ drawdownId, currency }, deps.config) : {}),
      },
      { target: chargeId },
    )
  },

  'fee-charged': async ({ companyId, chargeId, feeCents }, deps) => {
    const { charge, outstanding } = await debtOf(deps, companyId, chargeId)
    const facts = { fee: money(feeCents, charge.currency), outstanding, dueDate: charge.dueDate }
    return notification(companyId, 'fee-charged', facts, { target: chargeId })
  },

  'repayment-posted': async ({ companyId, chargeId, paymentId }, deps) => {
    const [charge, payment] = await Promise.all([
      chargeOf(deps.table, companyId, chargeId),
      paymentOf(deps.table, companyId, paymentId),
    ])
    const { settledCents, postedCents = 0, recoveredCents = 0, surplusCents = 0, deduction } = payment
    if (!settledCents) throw new Error(`payment ${paymentId} was not posted`)
    const { currency, owedCents, rebate = noRebate } = charge
    const owed = sumOfKinds(owedCents)
    const [drawdown, facility] = await Promise.all([
      drawdownOf(deps.table, companyId, charge.drawdownId),
      findFacility(deps.table, charge.facilityId),
    ])
    if (!facility) throw new Error(`drawdown ${charge.drawdownId} has no facility`)
    const today = businessDate(deps.clock())
    const { principalCents, nextDueDate, nextPaymentCents } = await outstandingDebtOf(
      deps.table,
      drawdown,
      facility,
      today,
    )
    const facts = {
      received: money(postedCents, currency),
      deductedFrom: deduction && deductionAccountName(deps, deduction),
      ...dueBreakdownFacts(settledCents, currency),
      givenBack: owed === 0 ? nonZeroMoney(rebateTotal(rebate), currency) : undefined,
      recovered: nonZeroMoney(recoveredCents, currency),
      surplus: nonZeroMoney(surplusCents, currency),
      outstanding: money(owed, currency),
      outstandingPrincipal: money(principalCents, currency),
      nextDueDate,
      nextPayment: nextPaymentCents === undefined ? undefined : money(nextPaymentCents, currency),
    }
    const target = { target: chargeId }
    if (owed > 0 || recoveredCents > 0) return notification(companyId, 'repayment-posted', facts, target)
    return nextDueDate
      ? notification(companyId, 'drawdown-partly-repaid', { ...facts, nextDueDate }, target)
      : notification(companyId, 'charge-settled', facts, target)
  },

  'repayment-reversed': async ({ companyId, chargeId, paymentId }, deps) => {
    const [{ charge, outstanding }, { postedCents }] = await Promise.all([
      debtOf(deps, companyId, chargeId),
      paymentOf(deps.table, companyId, paymentId),
    ])
    if (postedCents === undefined) throw new Error(`payment ${paymentId} was not posted`)
    const { currency, dueDate, drawdownId } = charge
    return notification(
      companyId,
      'repayment-reversed',
      {
        returned: money(postedCents, currency),
        dueDate,
        ...owedFacts(charge),
        outstanding,
        ...bankTransferFacts({ drawdownId, currency }, deps.config),
      },
      { target: chargeId },
    )
  },

  'payment-voided': async ({ companyId, chargeId, paymentId }, deps) => {
    const [{ charge, outstanding }, { reportedCents, reference }] = await Promise.all([
      debtOf(deps, companyId, chargeId),
      paymentOf(deps.table, companyId, paymentId),
    ])
    const reported = money(reportedCents, charge.currency)
    const facts = { reported, reference, ...owedFacts(charge), outstanding }
    return notification(companyId, 'payment-voided', facts, { target: chargeId })
  },

  'payoff-overtaken': async ({ companyId, chargeId, paymentId }, { table }) => {
    const [charge, { reportedCents, reference }] = await Promise.all([
      chargeOf(table, companyId, chargeId),
      paymentOf(table, companyId, paymentId),
    ])
    const { currency, dueDate, chargedCents, packetCents } = charge
    return notification(
      companyId,
      'payoff-overtaken',
      {
        reported: money(reportedCents, currency),
        reference,
        dueDate,
        ...dueBreakdownFacts(chargedCents, currency, packetCents),
        total: money(sumOfKinds(chargedCents), currency),
      },
      { target: chargeId },
    )
  },

  'payoff-reversed': async ({ companyId, drawdownId, paymentId }, deps) => {
    const [{ price, currency, total }, { postedCents }] = await Promise.all([
      continuingOf(deps, companyId, drawdownId),
      paymentOf(deps.table, companyId, paymentId),
    ])
    if (postedCents === undefined) throw new Error(`payment ${paymentId} was not posted`)
    return notification(companyId, 'payoff-reversed', {
      returned: money(postedCents, currency),
      amount: money(price.amountCents, currency),
      dueDate: price.dueDate,
      total,
    })
  },

  'payoff-voided': async ({ companyId, drawdownId, reportedCents, reference }, deps) => {
    const { price, currency, total } = await continuingOf(deps, companyId, drawdownId)
    return notification(companyId, 'payoff-voided', {
      reported: money(reportedCents, currency),
      reference,
      dueDate: price.dueDate,
      total,
    })
  },
} satisfies Partial<Subscribers>
