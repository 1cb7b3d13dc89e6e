import type { ChargeList, ListedCharge } from '#shared/desk/facility.ts'
import type { DueKind } from '#shared/lending/allocation.ts'
import { dueKinds } from '#shared/lending/allocation.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { chargeAsOf, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, listChargeOrders } from '../../data/charge-orders.ts'
import { findFacility } from '../../data/facilities.ts'
import { listFeeDocuments } from '../../data/files.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

const describe = (stored: ChargeOrder, today: BusinessDate): ListedCharge => {
  const { chargeId, drawdownId, dueDate, status, chargedCents, owedCents, pendingCents } = chargeAsOf(
    stored,
    today,
  )
  return {
    chargeId,
    drawdownId,
    reference: transferReference(drawdownId),
    dueDate,
    status,
    charged: decimalFromCents(sumOfKinds(chargedCents)),
    owed: decimalFromCents(sumOfKinds(owedCents)),
    owedByKind: Object.fromEntries(
      dueKinds.map((kind) => [kind, decimalFromCents(owedCents[kind])]),
    ) as Record<DueKind, string>,
    pending: decimalFromCents(pendingCents),
    writeOffReason: status === 'voided' ? (stored.writeOffReason ?? null) : null,
  }
}

export const listChargesAct: RunAct<'charge-list'> = async (
  { facilityId, limit, cursor },
  _act,
  { table, clock },
) => {
  const facility = await findFacility(table, facilityId)
  if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const today = businessDate(clock())
  const [page, documents] = await Promise.all([
    listChargeOrders(table, facility.companyId, {
      limit,
      cursor,
      accepts: (charge) => charge.facilityId === facilityId,
    }),
    cursor ? [] : listFeeDocuments(table, facility.companyId),
  ])
  const list: ChargeList = {
    facilityId,
    currency: facility.currency,
    suspense: decimalFromCents(0 - facility.balances.suspense),
    documents: documents.map(({ fileId, fileName, createdAt, kind }) => ({
      fileId,
      fileName,
      filedAt: createdAt,
      isUsed: kind !== undefined,
    })),
    charges: page.items.map((charge) => describe(charge, today)),
    ...(page.cursor ? { cursor: page.cursor } : {}),
  }
  return { ok: true, ...list }
}
