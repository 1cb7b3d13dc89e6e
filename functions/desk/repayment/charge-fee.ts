import { nothingCharged, plusCharged } from '#shared/drawdown/unbilled.ts'
import { feeCharged } from '#shared/ledger/charge-postings.ts'
import { elapsedBetween } from '#shared/lending/elapsed.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { addFee, statusAfter } from '#shared/repayment/charge-order-changes.ts'
import { isCollectable } from '#shared/repayment/charge-order-states.ts'
import {
  type ChargedLoan,
  checkPassThroughFee,
  type PassThroughVerdict,
  plusPassThroughFee,
} from '#shared/repayment/pass-through-fee.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, replaceChargeOrder } from '../../data/charge-orders.ts'
import { type Drawdown, findDrawdown, replaceDrawdown, unbilledOf } from '../../data/drawdowns.ts'
import { recordEvent } from '../../data/events.ts'
import { postToLedger } from '../../data/ledger.ts'
import { type DeskRefusal, type RunAct, refuseAct } from '../engine/desk-act.ts'
import { chargeChangedMeanwhile, repeatedPostingOutcome } from '../engine/repeated-posting.ts'
import { findDeskCharge } from '../facility/find-in-facility.ts'
import { retainFeeDocument } from './fee-document.ts'

/** A drawdown with a single charge order has no running total of its own: the charge order has it. */
const loanOf = (drawdown: Drawdown, charge: ChargeOrder): ChargedLoan => {
  const { price, uncharged, passThroughFees = nothingCharged } = drawdown
  const { dueDate, chargedCents, passThroughCents = 0 } = charge
  const byTerms = sumOfKinds(chargedCents) - chargedCents.overdueInterest - passThroughCents
  return {
    price,
    uncharged: unbilledOf(drawdown),
    passThroughFees,
    chargedSoFar:
      uncharged?.chargedSoFar ??
      plusCharged(nothingCharged, byTerms, elapsedBetween(price.drawdownDate, dueDate)),
  }
}

const refuseFee = (verdict: Exclude<PassThroughVerdict, { ok: true }>, chargedCents: Cents): DeskRefusal =>
  refuseAct(
    'ruleBroken',
    verdict.reason === 'aboveCeiling'
      ? `the terms allow fees of ${decimalFromCents(verdict.maxCents)} on a charge order, of which ${decimalFromCents(chargedCents)} are charged`
      : `with it the effective rate would be ${verdict.percent}% a year`,
    [{ field: 'amount', rule: 'invalid' }],
  )

export const chargeFeeAct: RunAct<'fee-charge'> = async (
  { amount, fileId, key, ...ids },
  act,
  { table, clock },
) => {
  const found = await findDeskCharge(table, ids)
  if (!found.ok) return found
  const { facility, item: charge } = found
  const { facilityId, companyId } = facility
  const { chargeId, drawdownId, passThroughCents = 0 } = charge
  const now = clock()
  const today = businessDate(now)
  const posting = feeCharged(chargeId, key, today, amount)
  const outcome = { ok: true as const, facilityId, chargeId, key, fee: decimalFromCents(amount), fileId }
  const before = await repeatedPostingOutcome(table, facilityId, posting, outcome)
  if (before) return before
  if (!isCollectable(charge.status)) return refuseAct('wrongState', `the charge order is ${charge.status}`)
  const drawdown = await findDrawdown(table, companyId, drawdownId)
  if (!drawdown) throw new Error(`there is no drawdown ${drawdownId}`)
  const loan = loanOf(drawdown, charge)
  const verdict = checkPassThroughFee(
    loan,
    { feeCents: amount, chargedCents: passThroughCents },
    facility.terms,
    today,
  )
  if (!verdict.ok) return refuseFee(verdict, passThroughCents)
  const document = await retainFeeDocument(table, { companyId, fileId }, now)
  if (!document.ok) return document
  const changed = addFee(charge, amount)
  const written = await table.transact({
    ...postToLedger(table, facility, { posting }, now),
    charge: replaceChargeOrder(table, {
      ...changed,
      status: statusAfter(changed),
      passThroughCents: passThroughCents + amount,
    }),
    drawdown: replaceDrawdown(table, {
      ...drawdown,
      passThroughFees: plusPassThroughFee(loan.passThroughFees, drawdown.price, amount, today),
    }),
    document: document.keeping,
    event: recordEvent(
      table,
      { name: 'fee-charged', companyId, chargeId, feeCents: amount },
      `fee-charged:${chargeId}@${key}`,
      now,
    ),
    audit: act.audit({
      companyId,
      before: { chargeId, feeOwed: decimalFromCents(charge.owedCents.fee) },
      after: { chargeId, feeOwed: decimalFromCents(changed.owedCents.fee), fileId, key },
    }),
  })
  if (written.ok) return outcome
  return (await repeatedPostingOutcome(table, facilityId, posting, outcome)) ?? chargeChangedMeanwhile
}
