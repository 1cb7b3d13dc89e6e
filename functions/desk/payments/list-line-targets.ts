import type { LineTargets } from '#shared/desk/payments.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { Owed } from '#shared/repayment/match-receipt.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { listChargeOrders } from '../../data/charge-orders.ts'
import { findCompany } from '../../data/companies.ts'
import { listCompanyFacilities } from '../../data/facilities.ts'
import type { Table } from '../../data/table.ts'
import { companyNamesOf } from '../engine/company-names.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { findDeskLine } from './book-line.ts'
import { chargeOwed, loadOpenItems } from './load-open-items.ts'
import { loadReportedTransfers } from './reported-transfers.ts'

/** The maximum number of disputed charge orders of a company. */
const maxDisputed = 50

/** The maximum number of charge orders that were collected by later receipts. */
const maxCollected = 20

/** Charge orders on hold during a dispute: a person may book money to them all the same. */
const listDisputed = async (table: Table, companyId: string) => {
  const { items } = await listChargeOrders(table, companyId, {
    limit: maxDisputed,
    accepts: ({ status }) => status === 'suspend',
  })
  return items
}

/** Charge orders that receipts of later days than the line's have collected: it may take its place before them. */
const listCollectedLater = async (table: Table, companyId: string, valueDate: BusinessDate) => {
  const { items } = await listChargeOrders(table, companyId, {
    limit: maxCollected,
    to: valueDate,
    accepts: ({ status, principalSteps }) =>
      status === 'collected' && (principalSteps.at(-1)?.from ?? '') > valueDate,
  })
  return items
}

const byDueDate = (a: Owed, b: Owed): number => a.dueDate.localeCompare(b.dueDate)

export const listLineTargetsAct: RunAct<'statement-line-targets'> = async (
  { lineId, companyId },
  _act,
  { table, clock },
) => {
  const found = await findDeskLine(table, lineId)
  if (!found.ok) return found
  const { currency, valueDate } = found.line
  const company = await findCompany(table, companyId)
  if (!company) return refuseAct('notFound', `there is no company ${companyId}`)
  const today = businessDate(clock())
  const reported = await loadReportedTransfers(table, companyId)
  const [items, disputed, collected, facilities] = await Promise.all([
    loadOpenItems(table, companyId, reported, today),
    listDisputed(table, companyId),
    listCollectedLater(table, companyId, valueDate),
    listCompanyFacilities(table, companyId),
  ])
  const owed = [
    ...items.owedOn(valueDate).map((each) => ({ ...each, isDisputed: false })),
    ...disputed.map((charge) => ({ ...chargeOwed(charge, valueDate, today), isDisputed: true })),
    ...collected.map((charge) => ({ ...chargeOwed(charge, valueDate, today), isDisputed: false })),
  ]
  const told: LineTargets = {
    companyId,
    ...companyNamesOf(company),
    facilities: facilities
      .filter((facility) => facility.currency === currency && facility.status !== 'closed')
      .map(({ facilityId, productCode, balances }) => ({
        facilityId,
        productCode,
        held: decimalFromCents(0 - balances.suspense),
      })),
    targets: owed
      .filter((each) => each.currency === currency)
      .toSorted(byDueDate)
      .map(({ kind, id, facilityId, amountCents, dueDate, chargeId, reportedReference, isDisputed }) => ({
        kind,
        id,
        facilityId,
        amount: decimalFromCents(amountCents),
        dueDate,
        chargeId: chargeId ?? null,
        reference: reportedReference ?? null,
        isDisputed,
      })),
  }
  return { ok: true, ...told }
}
