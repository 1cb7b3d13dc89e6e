import { incomeOfBooks, monthAfter } from '#shared/books/month-sums.ts'
import type { ShownEarned } from '#shared/desk/portfolio.ts'
import {
  convertEarned,
  incomeInMonth,
  incomeOfPortfolio,
  monthsUpTo,
} from '#shared/portfolio/earned-by-month.ts'
import type { IncomeByCurrency } from '#shared/portfolio/income.ts'
import { addDays } from '#shared/time/business-date.ts'
import { listBookMonths } from '../../data/book-months.ts'
import { findPortfolioDayUpTo } from '../../data/portfolio-days.ts'
import type { Table } from '../../data/table.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { readRequestedPortfolio } from './portfolio-fields.ts'

/** All income by the end of each month: as it was booked, or, for a month before the books, as the portfolio was stored. */
const incomeAtEnds = async (
  table: Table,
  months: readonly string[],
): Promise<(IncomeByCurrency | undefined)[]> => {
  const [first = '', last = first] = [months[0], months.at(-1)]
  const booked = await listBookMonths(table, first, last)
  return Promise.all(
    months.map(async (month) => {
      const book = booked.find((each) => each.month === month && each.bookedTo === undefined)
      if (book) return incomeOfBooks(book.sums)
      const day = await findPortfolioDayUpTo(table, addDays(`${monthAfter(month)}-01`, -1))
      return day && incomeOfPortfolio(day.cells)
    }),
  )
}

export const showEarnedAct: RunAct<'portfolio-earned'> = async ({ months: count, ...input }, _act, deps) => {
  const asked = await readRequestedPortfolio(input, deps)
  if (!asked.ok) return asked
  const { told, conversion } = asked
  const months = monthsUpTo(told.asOf, count)
  // Before the first month, and at the end of each but the last, which is not over.
  const before = await incomeAtEnds(
    deps.table,
    months.map((month) => monthAfter(month, -1)),
  )
  const atEnds = [...before.slice(1), incomeOfPortfolio(conversion?.unconverted ?? asked.cells)]
  const earned = months.flatMap((month, index) => {
    const atEnd = atEnds[index]
    return atEnd ? incomeInMonth(month, before[index] ?? {}, atEnd) : []
  })
  const shown: ShownEarned = {
    ...told,
    earned: conversion ? convertEarned(earned, conversion.currency, conversion.rates) : earned,
  }
  return { ok: true, ...shown }
}
