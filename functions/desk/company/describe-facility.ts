import type { ShownCompany } from '#shared/desk/company.ts'
import { availableOf, type Balances } from '#shared/ledger/balances.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { daysPastDue } from '#shared/repayment/charge-order-aging.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { Facility } from '../../data/facilities.ts'
import { findContribution } from '../../data/portfolio.ts'
import type { Table } from '../../data/table.ts'

type FacilityView = ShownCompany['facilities'][number]

const owesSomething = (balances: Balances): boolean =>
  balances.principalReceivable +
    balances.interestReceivable +
    balances.overdueInterestReceivable +
    balances.feeReceivable >
  0

/** A facility's past-due amount, as last recorded in the portfolio: one without debt needs no lookup. */
const tellPastDue = async (
  table: Table,
  { facilityId, balances }: Facility,
  today: BusinessDate,
): Promise<FacilityView['pastDue']> => {
  if (!owesSomething(balances)) return null
  const pastDue = (await findContribution(table, facilityId))?.pastDue
  return pastDue
    ? { days: daysPastDue(pastDue.since, today), amount: decimalFromCents(pastDue.owedCents) }
    : null
}

/** A facility as lists show it next to its company. */
export const describeFacility = async (
  table: Table,
  facility: Facility,
  today: BusinessDate,
): Promise<FacilityView> => {
  const { facilityId, productCode, status, currency, balances, nextReviewDate } = facility
  return {
    facilityId,
    productCode,
    status,
    currency,
    limit: decimalFromCents(balances.limit),
    outstanding: decimalFromCents(balances.principalReceivable),
    available: decimalFromCents(availableOf(balances)),
    nextReviewDate,
    pastDue: await tellPastDue(table, facility, today),
  }
}
