import { chargeWaived } from '#shared/ledger/charge-postings.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { accrueOverdue } from '#shared/repayment/accrue-overdue.ts'
import { ofKind, statusAfter, waiveDues } from '#shared/repayment/charge-order-changes.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { replaceChargeOrder } from '../../data/charge-orders.ts'
import { postToLedger } from '../../data/ledger.ts'
import { alignDrawdownStatus } from '../../repayment/align-drawdown-status.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { chargeChangedMeanwhile, repeatedPostingOutcome } from '../engine/repeated-posting.ts'
import { findDeskCharge } from '../facility/find-in-facility.ts'
import { dateIndependent } from './approval-basis.ts'

export const waiveChargeAct: RunAct<'charge-waive'> = async (
  { kind, amount, key, ...ids },
  act,
  { table, clock },
) => {
  const found = await findDeskCharge(table, ids)
  if (!found.ok) return found
  const { facility, item: stored } = found
  const { facilityId, companyId } = facility
  const { chargeId } = stored
  const now = clock()
  const today = businessDate(now)
  const posting = chargeWaived(chargeId, key, today, kind, amount)
  const outcome = {
    ok: true as const,
    facilityId,
    chargeId,
    key,
    kind,
    waived: decimalFromCents(amount),
  }
  const before = await repeatedPostingOutcome(table, facilityId, posting, outcome)
  if (before) return before
  if (!isOpenCharge(stored.status)) return refuseAct('wrongState', `the charge order is ${stored.status}`)
  // Today's overdue interest can be waived only once it is charged.
  const { charge, overdue } = accrueOverdue(stored, today)
  const owed = charge.owedCents[kind]
  if (amount > owed) return refuseAct('ruleBroken', `only ${decimalFromCents(owed)} of ${kind} is owed`)
  const waived = waiveDues(charge, ofKind(kind, amount))
  const changed = { ...waived, status: statusAfter(waived) }
  const replaced = replaceChargeOrder(table, changed)
  const written = await table.transact({
    ...postToLedger(table, facility, { overdue, posting }, now),
    charge: replaced,
    drawdown: await alignDrawdownStatus(table, stored, changed, now),
    audit: act.audit({
      companyId,
      before: { chargeId, kind, owed: decimalFromCents(owed) },
      after: { chargeId, kind, owed: decimalFromCents(changed.owedCents[kind]), key },
      basis: dateIndependent(stored, replaced),
      decidesOn: [{ companyId, facilityId }],
    }),
  })
  if (written.ok) return outcome
  return (await repeatedPostingOutcome(table, facilityId, posting, outcome)) ?? chargeChangedMeanwhile
}
