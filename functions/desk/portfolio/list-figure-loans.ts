import type { BookedFacility, BookedLoan } from '#shared/books/facility-month.ts'
import { lastDayOf } from '#shared/books/month-sums.ts'
import type { LoanBreakdownRow, StoredFigure } from '#shared/desk/portfolio.ts'
import type { Cents } from '#shared/money/cents.ts'
import { type FigureFilter, figureIn } from '#shared/portfolio/figure-filter.ts'
import {
  type BookedFigure,
  isBookedFigure,
  isFigureOfArrears,
  isFigureOfLedger,
  isFigureOfLoans,
} from '#shared/portfolio/figures-with-drill-down.ts'
import { cellsOfKind } from '#shared/portfolio/summarize.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findBookedMonth } from '../../data/book-months.ts'
import { inBatches } from '../../data/in-batches.ts'
import type { Contribution } from '../../data/portfolio.ts'
import { findPortfolioDay, type PortfolioDay } from '../../data/portfolio-days.ts'
import type { Table } from '../../data/table.ts'
import { listDrawdownsOfFacility } from '../../portfolio/load-facility-figures.ts'
import {
  pageBookedFacilities,
  pageFacilities,
  type ShardPageRequest,
} from '../../portfolio/page-facilities.ts'
import { type LoanPart, readLoanParts } from '../../portfolio/read-loan-parts.ts'
import { withCompanyNames } from '../engine/company-names.ts'
import { type DeskRefusal, type RunAct, refuseAct } from '../engine/desk-act.ts'
import { checkFigure, facilityOf, isIncluded, refuseCursor } from './check-figure.ts'

/** The number of facilities read concurrently. */
const atOnce = 8

/** A loan's part, with its facility. */
type Loan = LoanPart & Pick<Contribution, 'facilityId' | 'companyId' | 'productCode' | 'currency'>

const withFacility = (facility: Omit<Loan, keyof LoanPart>, parts: readonly LoanPart[]): Loan[] =>
  parts.map((part) => ({ ...facilityOf(facility), ...part }))

const describeLoans = (table: Table, loans: readonly Loan[]): Promise<LoanBreakdownRow[]> =>
  withCompanyNames(
    loans,
    ({ drawdown, drawdownId = drawdown?.drawdownId, cents, ...facility }) => ({
      ...facility,
      drawdownId: drawdownId ?? null,
      drawdownDate: drawdown?.price.drawdownDate ?? null,
      drawnCents: drawdown?.price.amountCents ?? null,
      amountCents: cents,
    }),
    table,
  )

/** The loans of a page of facilities in a figure of the present portfolio, or of a stored day. */
const pageOfPortfolio = async (
  table: Table,
  filter: FigureFilter,
  day: PortfolioDay | undefined,
  page: ShardPageRequest,
) => {
  const found = await pageFacilities(table, page)
  // The contributions of a past day are not stored: for such a day, each facility is read.
  const facilities = found?.items.filter((row) =>
    day ? isIncluded(filter)(row) : figureIn(row.cells, filter) !== 0,
  )
  return (
    found &&
    facilities && {
      ...found,
      loans: await inBatches(facilities, atOnce, async (row) =>
        withFacility(row, await readLoanParts(table, row.facilityId, filter, day)),
      ),
    }
  )
}

const centsOfLoan = (
  figure: BookedFigure,
  { stage, outstandingCents, allowanceCents = 0 }: BookedLoan,
): Cents => {
  if (figure === 'allowanceCents') return allowanceCents
  return figure === `stage${stage}Cents` ? outstandingCents : 0
}

/** The part of a figure that belongs to no loan: the allowance for the undrawn limit. */
const ofNoLoan = (figure: BookedFigure, { undrawnAllowanceCents = 0 }: BookedFacility): Cents =>
  figure === 'allowanceCents' ? undrawnAllowanceCents : 0

/** The loans of a page of facilities in a figure of a month's books. */
const pageOfBooks = async (
  table: Table,
  month: string,
  { figure, ...filter }: Pick<FigureFilter, 'currency' | 'productCode'> & { figure: BookedFigure },
  page: ShardPageRequest,
) => {
  const found = await pageBookedFacilities(table, month, page)
  return (
    found && {
      ...found,
      loans: await inBatches(found.items.filter(isIncluded(filter)), atOnce, async (row) => {
        const booked = row.loans
          .map((loan) => ({ ...loan, cents: centsOfLoan(figure, loan) }))
          .filter(({ cents }) => cents !== 0)
        const rest = ofNoLoan(figure, row)
        const drawdowns = booked.length > 0 ? await listDrawdownsOfFacility(table, row) : []
        return withFacility(row, [
          ...booked.map(({ drawdownId, cents }) => {
            const drawdown = drawdowns.find((each) => each.drawdownId === drawdownId)
            return { drawdownId, ...(drawdown ? { drawdown } : {}), cents }
          }),
          ...(rest === 0 ? [] : [{ cents: rest }]),
        ])
      }),
    }
  )
}

/** Refuses a past day's figure unless it is known by loan: the ledger's, or arrears at the end of a booked month. */
const checkDay = async (
  table: Table,
  { figure, platform }: FigureFilter,
  { date }: PortfolioDay,
): Promise<DeskRefusal | undefined> => {
  const month = date.slice(0, 7)
  const isEndOfBooked = async () =>
    lastDayOf(month) === date && (await findBookedMonth(table, month)) !== undefined
  const isKept =
    platform === undefined &&
    (isFigureOfLedger(figure) || (isFigureOfArrears(figure) && (await isEndOfBooked())))
  return isKept
    ? undefined
    : refuseAct('wrongState', `of ${date} only the sum of ${figure} is kept, not what each loan had in it`)
}

const storedFigures = ({ cells }: PortfolioDay, filter: FigureFilter): StoredFigure[] =>
  [...new Set(cellsOfKind(cells, 'TOTAL').map(({ currency }) => currency))]
    .map((currency) => ({ currency, amountCents: figureIn(cells, { ...filter, currency }) }))
    .filter(
      ({ currency, amountCents }) =>
        amountCents !== 0 && (filter.currency === undefined || filter.currency === currency),
    )

export const listFigureLoansAct: RunAct<'portfolio-loan-list'> = async (
  { figure, month, day, limit, cursor, ...filter },
  _act,
  { table, clock },
) => {
  const page = { limit, cursor }
  const refusal = await checkFigure(table, { ...filter, figure, month })
  if (refusal) return refusal
  if (!isFigureOfLoans(figure))
    return refuseAct('invalidInput', `${figure} is of facilities, and no sum over their loans`, [
      { field: 'figure', rule: 'invalid' },
    ])
  if (isBookedFigure(figure)) {
    const found = await pageOfBooks(table, month ?? '', { ...filter, figure }, page)
    if (!found) return refuseCursor()
    const { loans, cursor: next } = found
    return {
      ok: true,
      figure,
      asOf: lastDayOf(month ?? ''),
      loans: await describeLoans(table, loans.flat()),
      ...(next ? { cursor: next } : {}),
    }
  }
  const stored = day === undefined ? undefined : await findPortfolioDay(table, day)
  if (day !== undefined && !stored) return refuseAct('notFound', `of ${day} no portfolio is kept`)
  const notKept = stored && (await checkDay(table, { ...filter, figure }, stored))
  if (notKept) return notKept
  const found = await pageOfPortfolio(table, { ...filter, figure }, stored, page)
  if (!found) return refuseCursor()
  return {
    ok: true,
    figure,
    asOf: day ?? businessDate(clock()),
    loans: await describeLoans(table, found.loans.flat()),
    ...(stored ? { stored: storedFigures(stored, { ...filter, figure }) } : {}),
    ...(found.cursor ? { cursor: found.cursor } : {}),
  }
}
