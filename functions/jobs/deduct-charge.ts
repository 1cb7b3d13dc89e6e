import { decimalFromCents } from '#shared/money/cents.ts'
import { chargeAsOf, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { isCollectable } from '#shared/repayment/charge-order-states.ts'
import type { DeductionRefusal } from '#shared/repayment/deduction.ts'
import { isOpenPayment } from '#shared/repayment/payment-states.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import type { DeductionOutcome, DeductionsClient } from '../connectors/payment-platform/deductions-client.ts'
import { recordAudit } from '../data/audit.ts'
import {
  type ChargeOrder,
  findChargeOrder,
  replaceChargeOrder,
  withDailyJobChange,
} from '../data/charge-orders.ts'
import { distinctWrites } from '../data/distinct-writes.ts'
import { recordEvent } from '../data/events.ts'
import { findFacility } from '../data/facilities.ts'
import { orderedId } from '../data/ordered-id.ts'
import type { PaymentAccountKey } from '../data/payment-accounts.ts'
import { findPayment, type Payment, writePayment } from '../data/payments.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { settlePayment } from '../repayment/settle-payment.ts'
import type { Deps } from '../runtime/deps.ts'
import { findDeductionAccount } from '../shops/deduction-account.ts'

/**
 * A requested deduction, or one about to be requested, with its account. Its payment's id is its key at the platform.
 */
type Asked = Payment & { deduction: PaymentAccountKey }

const refusalOf = {
  insufficient_funds: 'insufficient',
  authority_ended: 'revoked',
  no_such_account: 'revoked',
} as const satisfies Record<string, DeductionRefusal>

/** The outcome of a charge order in a run. */
export type Deducted = 'taken' | 'refused' | 'cancelled' | 'waits' | 'foundLate'

type Concluded = Deducted | typeof changed

const findAsked = async ({ table }: Deps, charge: ChargeOrder): Promise<Asked | undefined> => {
  const paymentId = charge.deduction?.paymentId
  const payment = paymentId && (await findPayment(table, charge.companyId, paymentId))
  return payment && payment.deduction && isOpenPayment(payment.status)
    ? { ...payment, deduction: payment.deduction }
    : undefined
}

/** The whole debt, without payments that the seller has reported. */
const owedFor = (charge: ChargeOrder, today: BusinessDate): number =>
  sumOfKinds(chargeAsOf(charge, today).owedCents) - charge.pendingCents

/** Whether a deduction is to be requested. Instalments of a payment plan are paid by transfer. */
const isToBeAsked = (charge: ChargeOrder, today: BusinessDate): boolean =>
  charge.planId === undefined &&
  isCollectable(charge.status) &&
  charge.dueDate <= today &&
  charge.deduction?.askedOn !== today &&
  owedFor(charge, today) > 0

/**
 * The writes of a refused deduction: its amount is not pending any more, and the seller is notified unless the reason
 * was the same last time.
 */
const refuse = (
  { table, clock }: Deps,
  charge: ChargeOrder,
  { refusal, askedOn, payment }: { refusal?: DeductionRefusal; askedOn: BusinessDate; payment?: Payment },
) => {
  const now = clock()
  const { companyId, chargeId, deduction: { paymentId: _open, refusal: told, ...before } = {} } = charge
  return table.transact<string>({
    charge: replaceChargeOrder(table, {
      ...withDailyJobChange(charge),
      pendingCents: charge.pendingCents - (payment?.reportedCents ?? 0),
      deduction: { ...before, askedOn, ...(refusal ? { refusal } : {}) },
    }),
    ...(payment
      ? writePayment(table, {
          ...payment,
          status: 'voided',
          voidedAt: now.toISOString(),
          voidReason: refusal ?? 'cancelled',
        })
      : {}),
    event:
      refusal && refusal !== told
        ? recordEvent(
            table,
            { name: 'deduction-refused', companyId, chargeId, refusal },
            `deduction-refused:${chargeId}:${askedOn}`,
            now,
          )
        : undefined,
  })
}

/**
 * Records a request before it is sent, once a day: the amount is pending like a reported payment, and after a crash the
 * request is repeated under the same key.
 */
const begin = async (
  charge: ChargeOrder,
  deps: Deps,
): Promise<Asked | Deducted | undefined | typeof changed> => {
  const { table, clock, random } = deps
  const now = clock()
  const today = businessDate(now)
  if (!isToBeAsked(charge, today)) return undefined
  const { companyId, facilityId, chargeId, drawdownId } = charge
  const account = await findDeductionAccount(deps, charge)
  if (!account) {
    const noted = await refuse(deps, charge, { refusal: 'noAccount', askedOn: today })
    return noted.ok ? 'refused' : changed
  }
  const amountCents = owedFor(charge, today)
  const payment: Asked = {
    paymentId: orderedId(now, random),
    companyId,
    facilityId,
    chargeId,
    status: 'reported',
    deduction: account,
    reportedCents: amountCents,
    reference: transferReference(drawdownId),
    reportedAt: now.toISOString(),
    version: 0,
  }
  const { paymentId } = payment
  const written = await table.transact({
    ...writePayment(table, payment),
    charge: replaceChargeOrder(table, {
      ...withDailyJobChange(charge),
      pendingCents: charge.pendingCents + amountCents,
      deduction: { ...charge.deduction, account, paymentId, askedOn: today },
    }),
  })
  return written.ok ? payment : changed
}

/** The day on which the platform deducted the money: not before the bill was due, and not after today. */
const valueDateOf = (takenAt: Date, { dueDate }: ChargeOrder, today: BusinessDate): BusinessDate => {
  const taken = businessDate(takenAt)
  if (taken > today) return today
  return taken < dueDate ? dueDate : taken
}

/**
 * Posts a deduction as a repayment, as of its day. Where entries of later days are booked already, these have to be
 * reversed and booked again, which takes two people: the deduction is then recorded, and listed with the payments that
 * wait for the lender.
 */
const post = async (
  deps: Deps,
  { charge, payment }: { charge: ChargeOrder; payment: Asked },
  { amountCents, takenAt }: Extract<DeductionOutcome, { status: 'done' }>,
): Promise<Concluded> => {
  const { table, clock, random } = deps
  const { companyId, facilityId, paymentId } = payment
  const facility = await findFacility(table, facilityId)
  if (!facility) throw new Error(`charge order ${charge.chargeId} has no facility`)
  const now = clock()
  const date = valueDateOf(takenAt, charge, businessDate(now))
  const { paymentId: _open, refusal: _former, ...deduction } = charge.deduction ?? {}
  const arrival = { facility, payment, charge: { ...charge, deduction }, postedCents: amountCents, date }
  const settlement = await settlePayment(table, arrival, now)
  if (!settlement.ok) {
    const found = await table.transact(
      writePayment(table, { ...payment, deducted: { amountCents, on: date } }),
    )
    return found.ok ? 'foundLate' : changed
  }
  const audited = {
    audit: recordAudit(table, {
      auditId: random.id(),
      action: 'repayment-post',
      actor: 'repayment-deductions',
      reason: 'the payment platform deducted it',
      at: now.toISOString(),
      companyId,
      currency: charge.currency,
      before: { paymentId, outstanding: decimalFromCents(sumOfKinds(settlement.before.owedCents)) },
      after: {
        paymentId,
        posted: decimalFromCents(amountCents),
        valueDate: settlement.posted.valueDate,
        outstanding: decimalFromCents(sumOfKinds(settlement.after.owedCents)),
      },
    }),
  }
  const written = await table.transact(distinctWrites(settlement.writes, audited))
  return written.ok ? 'taken' : changed
}

/** Records the platform's response, once for concurrent runs. */
const conclude = async (
  deps: Deps,
  { companyId, chargeId }: Pick<ChargeOrder, 'companyId' | 'chargeId'>,
  outcome: DeductionOutcome,
): Promise<Concluded> => {
  if (outcome.status === 'pending') return 'waits'
  const charge = await findChargeOrder(deps.table, companyId, chargeId)
  if (!charge) throw new Error(`there is no charge order ${chargeId}`)
  const payment = await findAsked(deps, charge)
  if (!payment) return outcome.status === 'done' ? 'taken' : outcome.status
  if (payment.deducted) return 'foundLate'
  if (outcome.status === 'done') return post(deps, { charge, payment }, outcome)
  const askedOn = charge.deduction?.askedOn ?? businessDate(deps.clock())
  const written = await refuse(deps, charge, {
    askedOn,
    payment,
    ...(outcome.status === 'refused' ? { refusal: refusalOf[outcome.reason] } : {}),
  })
  return written.ok ? outcome.status : changed
}

const unlessOvertaken = <Outcome>(chargeId: string, outcome: Outcome | typeof changed): Outcome => {
  if (outcome === changed) throw new Error(`charge order ${chargeId} was changed by others again and again`)
  return outcome
}

/**
 * Has the payment platform deduct a charge order's debt, and posts it as a repayment; once a day until it is paid. A
 * request of an earlier run with an unknown outcome comes first, under its key, so that nothing is deducted twice. If
 * nothing is left to collect, it is cancelled. Throws as the client's calls do; undefined if there was nothing to do.
 */
export const deductCharge = async (
  { companyId, chargeId }: Pick<ChargeOrder, 'companyId' | 'chargeId'>,
  deps: Deps,
  connect: () => Promise<DeductionsClient>,
): Promise<Deducted | undefined> => {
  const begun = unlessOvertaken(
    chargeId,
    await retryOnChange(async () => {
      const charge = await findChargeOrder(deps.table, companyId, chargeId)
      if (charge?.collectionMethod !== 'platform_deduction') return undefined
      const asked = (await findAsked(deps, charge)) ?? (await begin(charge, deps))
      return typeof asked === 'object' ? { charge, asked } : asked
    }),
  )
  if (typeof begun !== 'object') return begun
  const { charge, asked } = begun
  // The platform has reported it, and people post it.
  if (asked.deducted) return 'foundLate'
  const client = await connect()
  const outcome = isCollectable(charge.status)
    ? await client.deduct(asked.paymentId, {
        accountId: asked.deduction.accountId,
        amountCents: asked.reportedCents,
        currency: charge.currency,
        reference: asked.reference,
      })
    : await client.cancel(asked.paymentId)
  return unlessOvertaken(chargeId, await retryOnChange(() => conclude(deps, charge, outcome)))
}
