import { lastDayOf } from '#shared/books/month-sums.ts'
import { balancesOf } from '#shared/ledger/balances.ts'
import { type Cents } from '#shared/money/cents.ts'
import { cellsOf, type LoanFigures } from '#shared/portfolio/contribution.ts'
import { type FigureFilter, figureIn } from '#shared/portfolio/figure-filter.ts'
import { isFigureOfArrears } from '#shared/portfolio/figures-with-drill-down.ts'
import { arrearsBucketOf } from '#shared/repayment/charge-order-aging.ts'
import { collect } from '../data/collect.ts'
import type { Drawdown } from '../data/drawdowns.ts'
import { findFacilityMonth } from '../data/facility-months.ts'
import { listPostings } from '../data/ledger.ts'
import type { PortfolioDay } from '../data/portfolio-days.ts'
import type { Table } from '../data/table.ts'
import { chargesOfPayments, drawdownOfPosting } from './drawdown-of-posting.ts'
import {
  arrearsOfLoan,
  type FacilityRecords,
  facilityFiguresOf,
  readFacilityRecords,
} from './load-facility-figures.ts'
import { loansOfLedger } from './read-from-ledger.ts'

/**
 * A drawdown's part of a figure. Without a drawdown, the part that belongs to none, such as money held for the payer.
 */
export interface LoanPart {
  drawdown?: Drawdown
  /** For a loan in the books whose company, and with it the drawdown, was erased since. */
  drawdownId?: string
  cents: Cents
}

const isOf =
  (drawdownId: string) =>
  (of: { drawdownId: string }): boolean =>
    of.drawdownId === drawdownId

/** The arrears of each loan at a month's end, by its books; undefined on another day. */
const bookedArrears = async (table: Table, date: string, facilityId: string) => {
  const month = date.slice(0, 7)
  if (lastDayOf(month) !== date) return undefined
  const booked = await findFacilityMonth(table, month, facilityId)
  return (
    booked &&
    new Map(
      booked.loans.map(({ drawdownId, daysPastDue }) => [drawdownId, arrearsBucketOf(daysPastDue)] as const),
    )
  )
}

const readPostings = async (
  table: Table,
  { facilityId, companyId }: FacilityRecords['facility'],
  until: string | undefined,
) => {
  const [postings, chargeOfPayment] = await Promise.all([
    collect(listPostings(table, facilityId)),
    chargesOfPayments(table, companyId),
  ])
  return {
    postings: until === undefined ? postings : postings.filter(({ at }) => at <= until),
    chargeOfPayment,
  }
}

/**
 * A facility's part of a figure, divided among its drawdowns. Each drawdown is counted like a facility that has no
 * other one, so that the parts add up to the facility's. For a stored day, the ledger is read as it was then; the bills
 * and limits of that day are unknown, and left out.
 */
export const readLoanParts = async (
  table: Table,
  facilityId: string,
  filter: FigureFilter,
  day?: PortfolioDay,
): Promise<LoanPart[]> => {
  const present = await readFacilityRecords(table, facilityId)
  if (!present) return []
  const { postings, chargeOfPayment } = await readPostings(table, present.facility, day?.at)
  const arrears =
    day && isFigureOfArrears(filter.figure) ? await bookedArrears(table, day.date, facilityId) : undefined
  const records: FacilityRecords = day ? { ...present, paidOut: [], charges: [] } : present
  const ofDrawdown = new Map(present.drawdowns.map((drawdown) => [drawdown.drawdownId, drawdown]))
  const postingsOf = Map.groupBy(postings, (posting) => {
    const drawdownId = drawdownOfPosting(posting, chargeOfPayment)
    return ofDrawdown.has(drawdownId) ? drawdownId : undefined
  })
  const loans = loansOfLedger(postings, chargeOfPayment)
  const centsOf = (drawdownId: string | undefined): Cents => {
    const loan = drawdownId === undefined ? undefined : loans.get(drawdownId)
    const isOfThis = isOf(drawdownId ?? '')
    const charges = records.charges.filter(isOfThis)
    const counted: LoanFigures[] = loan
      ? [
          {
            ...loan,
            arrears: arrears?.get(drawdownId ?? '') ?? arrearsOfLoan(drawdownId ?? '', charges),
          },
        ]
      : []
    const balances = balancesOf(postingsOf.get(drawdownId) ?? [])
    const facility = { ...records.facility, balances }
    const own = { ...records, facility, charges, paidOut: records.paidOut.filter(isOfThis) }
    return figureIn(cellsOf(facilityFiguresOf(own, counted)), filter)
  }
  return [undefined, ...ofDrawdown.keys()]
    .map((drawdownId) => ({
      ...(drawdownId === undefined ? {} : { drawdown: ofDrawdown.get(drawdownId) }),
      cents: centsOf(drawdownId),
    }))
    .filter((part): part is LoanPart => part.cents !== 0)
}
