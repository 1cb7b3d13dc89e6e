import { type FigureFilter, kindOfFilter } from '#shared/portfolio/figure-filter.ts'
import { type DrillDownFigure, isBookedFigure } from '#shared/portfolio/figures-with-drill-down.ts'
import { findBookedMonth } from '../../data/book-months.ts'
import type { FacilityMonth } from '../../data/facility-months.ts'
import type { Contribution } from '../../data/portfolio.ts'
import type { Table } from '../../data/table.ts'
import { refuseUnbooked } from '../books/refuse-unbooked.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'

/** A figure of the portfolio or, with a month, of its books. */
export type RequestedFigure = Omit<FigureFilter, 'figure'> & {
  figure: DrillDownFigure
  month?: string | undefined
}

/** Refuses a figure that is not known for that part of the portfolio, and one of a month that is not booked. */
export const checkFigure = async (
  table: Table,
  { figure, month, ...filter }: RequestedFigure,
): Promise<DeskRefusal | undefined> => {
  if (!isBookedFigure(figure))
    return kindOfFilter({ ...filter, figure })
      ? undefined
      : refuseAct('invalidInput', `${figure} is not known of such a part of the portfolio`, [
          { field: 'figure', rule: 'invalid' },
        ])
  if (month === undefined)
    return refuseAct('invalidInput', 'which month of the books', [{ field: 'month', rule: 'required' }])
  return (await findBookedMonth(table, month)) ? undefined : refuseUnbooked(month)
}

export const refuseCursor = (): DeskRefusal =>
  refuseAct('invalidInput', 'there is no such page', [{ field: 'cursor', rule: 'invalid' }])

/** True of a facility in the books that a filter by currency and product line includes. */
export const isIncluded =
  ({ currency, productCode }: Pick<FigureFilter, 'currency' | 'productCode'>) =>
  (facility: Pick<FacilityMonth, 'currency' | 'productCode'>): boolean =>
    (currency === undefined || facility.currency === currency) &&
    (productCode === undefined || facility.productCode === productCode)

/** The fields of a facility in a list of facilities or loans, without its company's names. */
export const facilityOf = ({
  companyId,
  facilityId,
  productCode,
  currency,
}: Pick<Contribution, 'companyId' | 'facilityId' | 'productCode' | 'currency'>) => ({
  companyId,
  facilityId,
  productCode,
  currency,
})
