import { chargeWrittenOff } from '#shared/ledger/charge-postings.ts'
import { dueKinds } from '#shared/lending/allocation.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { accrueOverdue } from '#shared/repayment/accrue-overdue.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { writeOff } from '#shared/repayment/charge-order-changes.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, findChargeOrder, replaceChargeOrder } from '../../data/charge-orders.ts'
import { postToLedger } from '../../data/ledger.ts'
import { auditedOverrides, checkStops } from '../company/check-stops.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { chargeChangedMeanwhile } from '../engine/repeated-posting.ts'
import { findDeskCharge } from '../facility/find-in-facility.ts'
import { dateIndependent } from './approval-basis.ts'

const described = ({ facilityId, chargeId, status, forgoneCents }: ChargeOrder) => ({
  ok: true as const,
  facilityId,
  chargeId,
  status,
  /** Waived and written off, by kind. */
  forgone: Object.fromEntries(dueKinds.map((kind) => [kind, decimalFromCents(forgoneCents?.[kind] ?? 0)])),
})

export const writeOffChargeAct: RunAct<'charge-write-off'> = async (
  { unbookedAccepted, disputeAccepted, ...ids },
  act,
  { table, clock },
) => {
  const found = await findDeskCharge(table, ids)
  if (!found.ok) return found
  const { facility, item: stored } = found
  const { facilityId, companyId } = facility
  if (stored.status === 'voided') return described(stored)
  if (!isOpenCharge(stored.status)) return refuseAct('wrongState', `the charge order is ${stored.status}`)
  if (stored.planId) return refuseAct('wrongState', 'its payment plan is in force')
  const now = clock()
  const today = businessDate(now)
  const overrides = { unbookedAccepted, disputeAccepted }
  const stops = await checkStops(table, now, { companyId, decision: 'writeOff', overrides }, act)
  if (!stops.ok) return stops
  const { charge, overdue } = accrueOverdue(stored, today)
  const { chargeId, owedCents } = charge
  const written: ChargeOrder = { ...writeOff(charge, today), status: 'voided' }
  const replaced = replaceChargeOrder(table, written)
  const outcome = await table.transact({
    ...postToLedger(
      table,
      facility,
      { overdue, posting: chargeWrittenOff(chargeId, stored.version, today, owedCents) },
      now,
    ),
    charge: replaced,
    audit: act.audit({
      companyId,
      before: { chargeId, status: stored.status, outstanding: decimalFromCents(sumOfKinds(owedCents)) },
      after: {
        chargeId,
        status: 'voided',
        outstanding: decimalFromCents(0),
        writtenOff: decimalFromCents(sumOfKinds(owedCents)),
        ...auditedOverrides(stops),
      },
      basis: dateIndependent(stored, replaced),
      decidesOn: [{ companyId, facilityId }],
    }),
  })
  if (outcome.ok) return described(written)
  const present = await findChargeOrder(table, companyId, chargeId)
  return present?.status === 'voided' && facilityId === present.facilityId
    ? described(present)
    : chargeChangedMeanwhile
}
