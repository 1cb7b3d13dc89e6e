import { chargeWrittenOff } from '#shared/ledger/charge-postings.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import { accrueOverdue } from '#shared/repayment/accrue-overdue.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { writeOff } from '#shared/repayment/charge-order-changes.ts'
import { isOpenCharge } from '#shared/repayment/charge-order-states.ts'
import type { WriteOffReason } from '#shared/repayment/write-off-reasons.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, listChargesFrom, replaceChargeOrder } from '../../data/charge-orders.ts'
import { findFacility } from '../../data/facilities.ts'
import { postToLedger } from '../../data/ledger.ts'
import type { Item, Table } from '../../data/table.ts'
import { auditedOverrides, checkStops } from '../company/check-stops.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { dateIndependent } from './approval-basis.ts'

/** The number of charge orders of one transaction, with two postings each. */
const maxCharges = 30

const listOpen = async (
  table: Table,
  { companyId, facilityId }: { companyId: string; facilityId: string },
): Promise<Item<ChargeOrder>[]> => {
  const open: Item<ChargeOrder>[] = []
  for await (const charge of listChargesFrom(table, companyId, ''))
    if (charge.facilityId === facilityId && isOpenCharge(charge.status)) open.push(charge)
  return open
}

/** A charge order before and after its write-off, with its postings and the write that replaces it. */
const writeOffCharge = (
  table: Table,
  stored: ChargeOrder,
  reason: WriteOffReason,
  today: BusinessDate,
): {
  stored: ChargeOrder
  lostCents: Cents
  postings: Pick<ReturnType<typeof accrueOverdue>, 'overdue'> & {
    posting: ReturnType<typeof chargeWrittenOff>
  }
  write: ReturnType<typeof replaceChargeOrder>
} => {
  const { charge, overdue } = accrueOverdue(stored, today)
  const written: ChargeOrder = { ...writeOff(charge, today), status: 'voided', writeOffReason: reason }
  return {
    stored,
    lostCents: sumOfKinds(charge.owedCents),
    postings: {
      overdue,
      posting: chargeWrittenOff(charge.chargeId, stored.version, today, charge.owedCents),
    },
    write: replaceChargeOrder(table, written),
  }
}

export const writeOffFacilityAct: RunAct<'facility-write-off'> = async (
  { facilityId, writeOffReason, unbookedAccepted, disputeAccepted },
  act,
  { table, clock },
) => {
  const facility = await findFacility(table, facilityId)
  if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const { companyId, currency } = facility
  const now = clock()
  const today = businessDate(now)
  const open = await listOpen(table, facility)
  if (open.length === 0) return refuseAct('wrongState', 'no charge order of this facility is open')
  if (open.some(({ planId }) => planId))
    return refuseAct('wrongState', 'a payment plan of this facility is in force')
  const overrides = { unbookedAccepted, disputeAccepted }
  const stops = await checkStops(table, now, { companyId, decision: 'writeOff', overrides }, act)
  if (!stops.ok) return stops
  const writeOffs = open
    .slice(0, maxCharges)
    .map((charge) => writeOffCharge(table, charge, writeOffReason, today))
  const bases = writeOffs.map(({ stored, write }) => dateIndependent(stored, write))
  const lost = decimalFromCents(writeOffs.reduce((sum, { lostCents }) => sum + lostCents, 0))
  const bills = writeOffs.length
  const openBills = open.length - bills
  const written = await table.transact<string>({
    ...postToLedger(
      table,
      facility,
      Object.fromEntries(
        writeOffs.flatMap(({ postings }, index) => [
          [`overdue${index}`, postings.overdue],
          [`posting${index}`, postings.posting],
        ]),
      ),
      now,
    ),
    ...Object.fromEntries(writeOffs.map(({ write }, index) => [`charge${index}`, write])),
    audit: act.audit({
      companyId,
      currency,
      before: { facilityId, outstanding: lost, bills: open.length },
      after: {
        facilityId,
        outstanding: decimalFromCents(0),
        writtenOff: lost,
        bills,
        openBills,
        writeOffReason,
        ...auditedOverrides(stops),
      },
      basis: {
        writes: bases.flatMap(({ writes }) => writes),
        state: [writeOffReason, openBills, ...bases.map(({ state }) => state)],
      },
      decidesOn: [{ companyId, facilityId }],
    }),
  })
  return written.ok
    ? { ok: true, facilityId, writtenOff: lost, bills, openBills }
    : refuseAct(
        'changedMeanwhile',
        'a charge order of this facility was changed at the same moment; look again',
      )
}
