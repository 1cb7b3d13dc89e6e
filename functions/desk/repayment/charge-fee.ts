import { addCharges, noCumulativeCharges } from '#shared/drawdown/unbilled.ts'
import { feeCharged } from '#shared/ledger/charge-postings.ts'
import { isPassedOn } from '#shared/lending/default-charges.ts'
import { elapsedBetween } from '#shared/lending/elapsed.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { addFee, statusAfter } from '#shared/repayment/charge-order-changes.ts'
import { isCollectable } from '#shared/repayment/charge-order-states.ts'
import {
  type ChargedLoan,
  checkPassThroughFee,
  maxLateChargeCents,
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
  const { price, uncharged, passThroughFees = noCumulativeCharges } = drawdown
  const { dueDate, chargedCents, passThroughCents = 0 } = charge
  const byTerms = sumOfKinds(chargedCents) - chargedCents.overdueInterest - passThroughCents
  return {
    price,
    uncharged: unbilledOf(drawdown),
    passThroughFees,
    chargedSoFar:
      uncharged?.chargedSoFar ??
      addCharges(noCumulativeCharges, byTerms, elapsedBetween(price.drawdownDate, dueDate)),
  }
}

type Refused = Exclude<PassThroughVerdict, { ok: true }>

const explain = (verdict: Refused, kind: string, charged: { inAll: Cents; ofKind: Cents }): string => {
  if (verdict.reason === 'effectiveRateAboveCap')
    return `with it the effective rate would be ${verdict.percent}% a year`
  const most = decimalFromCents(verdict.maxCents)
  return {
    aboveCeiling: `the terms allow fees of ${most} on a charge order, of which ${decimalFromCents(charged.inAll)} are charged`,
    aboveCeilingOfKind: `the terms allow ${most} of the kind ${kind} on a charge order, of which ${decimalFromCents(charged.ofKind)} are charged`,
    aboveSimpleInterest: `section 22 of the Money Lenders Ordinance allows ${most} for late payment by today, of which ${decimalFromCents(charged.ofKind)} are charged`,
  }[verdict.reason]
}

/** A cost of a third party has its document; the lender's own charge has none. */
const refuseDocument = (isCost: boolean, fileId: string | undefined): DeskRefusal | undefined =>
  isCost === (fileId !== undefined)
    ? undefined
    : refuseAct(
        'invalidInput',
        isCost
          ? 'a cost that is passed on needs its document'
          : 'a charge of the lender’s own has no third party’s document',
        [{ field: 'fileId', rule: isCost ? 'required' : 'invalid' }],
      )

export const chargeFeeAct: RunAct<'fee-charge'> = async (
  { amount, kind, fileId, key, ...ids },
  act,
  { table, clock },
) => {
  const refused = refuseDocument(isPassedOn(kind), fileId)
  if (refused) return refused
  const found = await findDeskCharge(table, ids)
  if (!found.ok) return found
  const { facility, item: charge } = found
  const { facilityId, companyId } = facility
  const { chargeId, drawdownId, passThroughCents = 0, defaultChargeCents = {} } = charge
  const chargedOfKindCents = defaultChargeCents[kind] ?? 0
  const now = clock()
  const today = businessDate(now)
  const posting = feeCharged(chargeId, key, today, amount, kind)
  const outcome = {
    ok: true as const,
    facilityId,
    chargeId,
    key,
    kind,
    fee: decimalFromCents(amount),
    ...(fileId === undefined ? {} : { fileId }),
  }
  const before = await repeatedPostingOutcome(table, facilityId, posting, outcome)
  if (before) return before
  if (charge.planId)
    return refuseAct('ruleBroken', 'its payment plan is in force: it bears no charge because of default')
  if (!isCollectable(charge.status)) return refuseAct('wrongState', `the charge order is ${charge.status}`)
  const drawdown = await findDrawdown(table, companyId, drawdownId)
  if (!drawdown) throw new Error(`there is no drawdown ${drawdownId}`)
  const loan = loanOf(drawdown, charge)
  const verdict = checkPassThroughFee(
    loan,
    {
      kind,
      feeCents: amount,
      chargedCents: passThroughCents,
      chargedOfKindCents,
      maxLateCents: maxLateChargeCents(charge, today),
    },
    facility.terms,
    today,
  )
  if (!verdict.ok)
    return refuseAct(
      'ruleBroken',
      explain(verdict, kind, { inAll: passThroughCents, ofKind: chargedOfKindCents }),
      [{ field: 'amount', rule: 'invalid' }],
    )
  const document =
    fileId === undefined ? undefined : await retainFeeDocument(table, { companyId, fileId }, now)
  if (document && !document.ok) return document
  const changed = addFee(charge, amount)
  const written = await table.transact({
    ...postToLedger(table, facility, { posting }, now),
    charge: replaceChargeOrder(table, {
      ...changed,
      status: statusAfter(changed),
      passThroughCents: passThroughCents + amount,
      defaultChargeCents: { ...defaultChargeCents, [kind]: chargedOfKindCents + amount },
    }),
    drawdown: replaceDrawdown(table, {
      ...drawdown,
      passThroughFees: plusPassThroughFee(loan.passThroughFees, drawdown.price, amount, today),
    }),
    document: document?.keeping,
    event: recordEvent(
      table,
      { name: 'fee-charged', companyId, chargeId, feeCents: amount },
      `fee-charged:${chargeId}@${key}`,
      now,
    ),
    audit: act.audit({
      companyId,
      before: { chargeId, feeOwed: decimalFromCents(charge.owedCents.fee) },
      after: { chargeId, feeOwed: decimalFromCents(changed.owedCents.fee), kind, fileId, key },
    }),
  })
  if (written.ok) return outcome
  return (await repeatedPostingOutcome(table, facilityId, posting, outcome)) ?? chargeChangedMeanwhile
}
