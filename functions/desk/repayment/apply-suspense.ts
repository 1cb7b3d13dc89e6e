import { suspenseApplied } from '#shared/ledger/suspense-postings.ts'
import { allocateRepayment } from '#shared/lending/allocation.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { accrueOverdue } from '#shared/repayment/accrue-overdue.ts'
import { byKind, duesOf, settleCharge, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { statusAfter } from '#shared/repayment/charge-order-changes.ts'
import { isCollectable } from '#shared/repayment/charge-order-states.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { replaceChargeOrder } from '../../data/charge-orders.ts'
import { postToLedger } from '../../data/ledger.ts'
import { alignDrawdownStatus } from '../../repayment/align-drawdown-status.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { amountOn, chargeChangedMeanwhile, repeatedPostingOutcome } from '../engine/repeated-posting.ts'
import { findDeskCharge } from '../facility/find-in-facility.ts'
import { dateIndependent } from './approval-basis.ts'

export const applySuspenseAct: RunAct<'suspense-apply'> = async (
  { amount, key, ...ids },
  act,
  { table, clock },
) => {
  const found = await findDeskCharge(table, ids)
  if (!found.ok) return found
  const { facility, item: stored } = found
  const { facilityId, companyId, balances, terms } = facility
  const { chargeId } = stored
  const now = clock()
  const today = businessDate(now)
  const { charge, overdue } = accrueOverdue(stored, today)
  const { settled } = allocateRepayment(
    amount,
    duesOf(charge),
    terms.allocationOrder,
    terms.allocationPriority,
  )
  const settledCents = byKind((kind) =>
    settled.reduce((sum, { due, amountCents }) => sum + (due.kind === kind ? amountCents : 0), 0),
  )
  const posting = suspenseApplied(chargeId, key, today, settledCents)
  const outcome = { ok: true as const, facilityId, chargeId, key, applied: decimalFromCents(amount) }
  const done = () =>
    // Once the debt was settled, a repetition would settle another one.
    repeatedPostingOutcome(
      table,
      facilityId,
      posting,
      outcome,
      (lines) => amountOn(lines, 'suspense') === amount,
    )
  const before = await done()
  if (before) return before
  if (!isCollectable(stored.status)) return refuseAct('wrongState', `the charge order is ${stored.status}`)
  const owed = sumOfKinds(charge.owedCents)
  if (amount > owed) return refuseAct('ruleBroken', `only ${decimalFromCents(owed)} is owed`)
  if (amount > -balances.suspense)
    return refuseAct('ruleBroken', `only ${decimalFromCents(0 - balances.suspense)} is held`)
  const applied = settleCharge(charge, settledCents, today)
  const changed = { ...applied, status: statusAfter(applied) }
  const replaced = replaceChargeOrder(table, changed)
  const written = await table.transact({
    ...postToLedger(table, facility, { overdue, posting }, now),
    charge: replaced,
    drawdown: await alignDrawdownStatus(table, stored, changed, now),
    audit: act.audit({
      companyId,
      before: { chargeId, outstanding: decimalFromCents(owed) },
      after: { chargeId, outstanding: decimalFromCents(owed - amount), key },
      basis: dateIndependent(stored, replaced),
    }),
  })
  return written.ok ? outcome : ((await done()) ?? chargeChangedMeanwhile)
}
