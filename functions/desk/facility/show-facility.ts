import * as z from 'zod/mini'
import type { ShownFacility } from '#shared/desk/facility.ts'
import { unchargedAtPayout } from '#shared/drawdown/uncharged.ts'
import { availableOf } from '#shared/ledger/balances.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { chargeAsOf, sumOfKinds } from '#shared/repayment/charge-order.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, listChargeOrders } from '../../data/charge-orders.ts'
import { findCompany } from '../../data/companies.ts'
import { type Drawdown, listEveryDrawdown } from '../../data/drawdowns.ts'
import { type Facility, findFacility } from '../../data/facilities.ts'
import { listPostings, type StoredPosting } from '../../data/ledger.ts'
import type { Table } from '../../data/table.ts'
import { fields } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'

/** As many charge orders and entries are told, the latest. */
const mostTold = 100

const describeCharge = (stored: ChargeOrder, today: BusinessDate): ShownFacility['charges'][number] => {
  const charge = chargeAsOf(stored, today)
  return {
    chargeId: charge.chargeId,
    drawdownId: charge.drawdownId,
    dueDate: charge.dueDate,
    status: charge.status,
    charged: decimalFromCents(sumOfKinds(charge.chargedCents)),
    owed: decimalFromCents(sumOfKinds(charge.owedCents)),
  }
}

/** Of one that is charged at once nothing is to come while it is due. */
const unchargedOf = ({ uncharged, price, status }: Drawdown) =>
  uncharged ?? (status === 'paid out' ? unchargedAtPayout(price) : undefined)

const toCome = (drawdown: Drawdown): ShownFacility['schedule'] =>
  (unchargedOf(drawdown)?.lots ?? [])
    .filter(({ principalCents }) => principalCents > 0)
    .map(({ dueDate, principalCents }) => ({
      drawdownId: drawdown.drawdownId,
      dueDate,
      principal: decimalFromCents(principalCents),
    }))

const listSchedule = async (table: Table, { companyId, facilityId }: Facility) => {
  const schedule: ShownFacility['schedule'] = []
  for await (const drawdown of listEveryDrawdown(table, companyId))
    if (drawdown.facilityId === facilityId) schedule.push(...toCome(drawdown))
  return schedule.toSorted((a, b) => a.dueDate.localeCompare(b.dueDate))
}

const describePosting = ({
  postingId,
  kind,
  businessDate: date,
  at,
  lines,
}: StoredPosting): ShownFacility['postings'][number] => ({
  postingId,
  kind,
  businessDate: date,
  at,
  lines: lines.map(({ account, amountCents }) => ({ account, amount: decimalFromCents(amountCents) })),
})

const listLatestPostings = async (table: Table, facilityId: string) => {
  const postings: StoredPosting[] = []
  for await (const posting of listPostings(table, facilityId)) postings.push(posting)
  return postings
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, mostTold)
    .map(describePosting)
}

const describeBalances = ({ balances }: Facility) => ({
  limit: decimalFromCents(balances.limit),
  watermark: decimalFromCents(balances.watermark),
  frozenLimit: decimalFromCents(balances.frozenLimit),
  outstanding: decimalFromCents(balances.principalReceivable),
  pendingDrawdown: decimalFromCents(balances.pendingDrawdown),
  available: decimalFromCents(availableOf(balances)),
  interestOwed: decimalFromCents(balances.interestReceivable),
  overdueInterestOwed: decimalFromCents(balances.overdueInterestReceivable),
  feesOwed: decimalFromCents(balances.feeReceivable),
  // A liability: the ledger has it as a credit.
  suspense: decimalFromCents(Math.abs(balances.suspense)),
})

export const showFacilityAct = deskAct({
  name: 'facility-show',
  summary:
    'A facility: its balances with the entries behind them, its charge orders, and what is still to fall due.',
  reads: true,
  positional: ['facilityId'],
  schema: z.object({ facilityId: fields.facilityId }),
  run: async ({ facilityId }, _act, { table, clock }) => {
    const facility = await findFacility(table, facilityId)
    if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
    const today = businessDate(clock())
    const { companyId } = facility
    const [company, charges, schedule, postings] = await Promise.all([
      findCompany(table, companyId),
      listChargeOrders(table, companyId, {
        limit: mostTold,
        accepts: (charge) => charge.facilityId === facilityId,
      }),
      listSchedule(table, facility),
      listLatestPostings(table, facilityId),
    ])
    const shown: ShownFacility = {
      facilityId,
      companyId,
      companyNameEn: company?.registerNameEn ?? null,
      companyNameCn: company?.registerNameCn ?? null,
      productCode: facility.productCode,
      currency: facility.currency,
      status: facility.status,
      effectiveDate: facility.effectiveDate,
      nextReviewDate: facility.nextReviewDate,
      marginPercent: facility.terms.marginPercent,
      ...describeBalances(facility),
      charges: charges.items.map((charge) => describeCharge(charge, today)),
      schedule,
      postings,
      postingCount: facility.postingCount,
    }
    return { ok: true, ...shown }
  },
})
