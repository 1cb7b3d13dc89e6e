import { lastDayOf, monthAfter } from '#shared/books/month-sums.ts'
import type { Cents } from '#shared/money/cents.ts'
import { bookedFigureOf, earnedBetween } from '#shared/portfolio/booked-figure.ts'
import { type FigureFilter, figureIn } from '#shared/portfolio/figure-filter.ts'
import { type BookedAtEnd, isBookedFigure } from '#shared/portfolio/figures-with-drill-down.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findFacilityMonth } from '../../data/facility-months.ts'
import { inBatches } from '../../data/in-batches.ts'
import type { Contribution } from '../../data/portfolio.ts'
import type { Table } from '../../data/table.ts'
import {
  pageBookedFacilities,
  pageFacilities,
  pageTwoMonths,
  type ShardedPage,
  type ShardPageRequest,
} from '../../portfolio/page-facilities.ts'
import { withCompanyNames } from '../engine/company-names.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { checkFigure, facilityOf, isIncluded, refuseCursor } from './check-figure.ts'

/** The number of former months read concurrently. */
const atOnce = 8

type Part = Pick<Contribution, 'facilityId' | 'companyId' | 'productCode' | 'currency'> & { cents: Cents }

const mapPage = async <Row>(
  page: ShardedPage<Row> | undefined,
  partsOf: (rows: Row[]) => Promise<Part[]> | Part[],
): Promise<{ parts: Part[]; cursor?: string } | undefined> =>
  page && {
    parts: (await partsOf(page.items)).filter(({ cents }) => cents !== 0),
    ...(page.cursor ? { cursor: page.cursor } : {}),
  }

/** What the facilities of a page contribute to a figure of the present portfolio. */
const pageOfPortfolio = async (table: Table, filter: FigureFilter, page: ShardPageRequest) =>
  mapPage(await pageFacilities(table, page), (rows) =>
    rows.map((row) => ({ ...row, cents: figureIn(row.cells, filter) })),
  )

type BookFilter = Pick<FigureFilter, 'currency' | 'productCode'>

/** The figure of each facility of a page at the end of a month, by its books. */
const pageOfBooks = async (
  table: Table,
  month: string,
  { figure, ...filter }: BookFilter & { figure: BookedAtEnd },
  page: ShardPageRequest,
) =>
  mapPage(await pageBookedFacilities(table, month, page), (rows) =>
    rows.filter(isIncluded(filter)).map((row) => ({ ...row, cents: bookedFigureOf(figure, row) })),
  )

/**
 * The income of each facility of a page in a month. An erased facility's income leaves the sums in the first month that
 * is booked without it: such a facility is only in the books of the month before.
 */
const pageOfEarned = async (table: Table, month: string, filter: BookFilter, page: ShardPageRequest) => {
  const monthBefore = monthAfter(month, -1)
  return mapPage(await pageTwoMonths(table, month, monthBefore, page), (rows) =>
    inBatches(rows.filter(isIncluded(filter)), atOnce, async (row) => {
      const isBefore = row.month === monthBefore
      const other = await findFacilityMonth(table, isBefore ? month : monthBefore, row.facilityId)
      if (isBefore) return { ...row, cents: other ? 0 : earnedBetween(row, undefined) }
      return { ...row, cents: earnedBetween(other, row) }
    }),
  )
}

export const listFigureFacilitiesAct: RunAct<'portfolio-facility-list'> = async (
  { figure, month, limit, cursor, ...filter },
  _act,
  { table, clock },
) => {
  const page = { limit, cursor }
  const refusal = await checkFigure(table, { ...filter, figure, month })
  if (refusal) return refusal
  const found = await (figure === 'earnedCents'
    ? pageOfEarned(table, month ?? '', filter, page)
    : isBookedFigure(figure)
      ? pageOfBooks(table, month ?? '', { ...filter, figure }, page)
      : pageOfPortfolio(table, { ...filter, figure }, page))
  if (!found) return refuseCursor()
  return {
    ok: true,
    figure,
    asOf: month !== undefined && isBookedFigure(figure) ? lastDayOf(month) : businessDate(clock()),
    facilities: await withCompanyNames(
      found.parts,
      (part) => ({ ...facilityOf(part), amountCents: part.cents }),
      table,
    ),
    ...(found.cursor ? { cursor: found.cursor } : {}),
  }
}
