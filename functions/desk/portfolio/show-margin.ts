import { monthAfter } from '#shared/books/month-sums.ts'
import type { ShownMargin } from '#shared/desk/portfolio.ts'
import { marginsOf } from '#shared/portfolio/margin.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { isBooked, listBookMonths } from '../../data/book-months.ts'
import { listFundingCosts } from '../../data/funding-costs.ts'
import type { RunAct } from '../engine/desk-act.ts'

export const showMarginAct: RunAct<'portfolio-margin'> = async (
  { months: count },
  _act,
  { table, clock },
) => {
  const present = businessDate(clock()).slice(0, 7)
  // The month before the first is its beginning.
  const [booked, costs] = await Promise.all([
    listBookMonths(table, monthAfter(present, -count - 1), present),
    listFundingCosts(table),
  ])
  const shown: ShownMargin = {
    currencies: marginsOf(booked.filter(isBooked), costs),
    fundingCosts: costs
      .toSorted((a, b) => a.currency.localeCompare(b.currency) || b.validFrom.localeCompare(a.validFrom))
      .map(({ currency, validFrom, percent, setBy, approvedBy }) => ({
        currency,
        validFrom,
        percent,
        setBy,
        approvedBy: approvedBy ?? null,
      })),
  }
  return { ok: true, ...shown }
}
