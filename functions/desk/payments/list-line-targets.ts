import type { LineTargets } from '#shared/desk/payments.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import type { Owed } from '#shared/repayment/match-receipt.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { addDays, type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, listChargeOrders } from '../../data/charge-orders.ts'
import { findCompany } from '../../data/companies.ts'
import { findDrawdown } from '../../data/drawdowns.ts'
import { listCompanyFacilities } from '../../data/facilities.ts'
import type { Table } from '../../data/table.ts'
import { isEmptyChargeOrder } from '../../repayment/is-empty-charge-order.ts'
import { unrecoveredLoss } from '../../repayment/unrecovered-loss.ts'
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

/** Charge orders that receipts of later days than the line's have collected: its money may be booked before them. */
const listCollectedLater = async (table: Table, companyId: string, valueDate: BusinessDate) => {
  const { items } = await listChargeOrders(table, companyId, {
    limit: maxCollected,
    to: valueDate,
    accepts: ({ status, principalSteps }) =>
      status === 'collected' && (principalSteps.at(-1)?.from ?? '') > valueDate,
  })
  return items
}

/** The maximum number of charge orders that were written off. */
const maxWrittenOff = 20

/** Charge orders with a loss that money can still recover. */
const listLost = async (
  table: Table,
  companyId: string,
): Promise<{ charge: ChargeOrder; lostCents: Cents }[]> => {
  const { items } = await listChargeOrders(table, companyId, {
    limit: maxWrittenOff,
    accepts: (charge) => charge.status === 'voided' && !isEmptyChargeOrder(charge),
  })
  const losses = await Promise.all(
    items.map(async (charge) => ({ charge, lostCents: await unrecoveredLoss(table, charge) })),
  )
  return losses.filter(({ lostCents }) => lostCents > 0)
}

/** The maximum number of charge orders whose drawdowns an early repayment of a line's day would change. */
const maxLater = 50

/** Drawdowns with charge orders of later days than the line's: it may be an early repayment that nobody reported. */
const listPrepayable = async (table: Table, companyId: string, valueDate: BusinessDate): Promise<Owed[]> => {
  const { items } = await listChargeOrders(table, companyId, {
    limit: maxLater,
    from: addDays(valueDate, 1),
    order: 'asc',
    accepts: (charge) => !isEmptyChargeOrder(charge),
  })
  const ids = new Set(items.map(({ drawdownId }) => drawdownId))
  const drawdowns = await Promise.all([...ids].map((id) => findDrawdown(table, companyId, id)))
  return drawdowns.flatMap((drawdown) =>
    drawdown && drawdown.price.drawdownDate <= valueDate
      ? {
          kind: 'payoff' as const,
          id: drawdown.drawdownId,
          companyId,
          facilityId: drawdown.facilityId,
          currency: drawdown.currency,
          amountCents: 0,
          dueDate: drawdown.price.dueDate,
          reference: transferReference(drawdown.drawdownId),
        }
      : [],
  )
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
  const [items, disputed, collected, lost, prepayable, facilities] = await Promise.all([
    loadOpenItems(table, companyId, reported, today),
    listDisputed(table, companyId),
    listCollectedLater(table, companyId, valueDate),
    listLost(table, companyId),
    listPrepayable(table, companyId, valueDate),
    listCompanyFacilities(table, companyId),
  ])
  const open = items.owedOn(valueDate)
  const isReported = ({ id }: Owed) => open.some((each) => each.kind === 'payoff' && each.id === id)
  const owed = [
    ...open.map((each) => ({ ...each, isDisputed: false })),
    ...prepayable.filter((each) => !isReported(each)).map((each) => ({ ...each, isDisputed: false })),
    ...disputed.map((charge) => ({ ...chargeOwed(charge, valueDate, today), isDisputed: true })),
    ...collected.map((charge) => ({ ...chargeOwed(charge, valueDate, today), isDisputed: false })),
    ...lost.map(({ charge, lostCents }) => ({
      ...chargeOwed(charge, valueDate, today),
      amountCents: lostCents,
      isDisputed: false,
      isWrittenOff: true,
    })),
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
      .map(
        ({
          kind,
          id,
          facilityId,
          amountCents,
          dueDate,
          chargeId,
          reportedReference,
          isDisputed,
          ...each
        }) => ({
          kind,
          id,
          facilityId,
          amount: decimalFromCents(amountCents),
          dueDate,
          chargeId: chargeId ?? null,
          reference: reportedReference ?? null,
          isDisputed,
          isWrittenOff: 'isWrittenOff' in each,
        }),
      ),
  }
  return { ok: true, ...told }
}
