import type { ShownEarnings } from '#shared/desk/portfolio.ts'
import { convertEarned, incomeInMonth } from '#shared/portfolio/earned-by-month.ts'
import { incomeAtEnd } from '#shared/portfolio/trend.ts'
import { listMonthEnds } from '../../portfolio/read-month-ends.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { readRequestedPortfolio } from './portfolio-fields.ts'

export const showEarnedAct: RunAct<'portfolio-earned'> = async ({ months: count, ...input }, _act, deps) => {
  const asked = await readRequestedPortfolio(input, deps)
  if (!asked.ok) return asked
  const { basis, cells, conversion } = asked
  const ends = await listMonthEnds(deps.table, {
    asOf: basis.asOf,
    cells: conversion?.unconverted ?? cells,
    count,
  })
  const incomes = ends.map(incomeAtEnd)
  const earned = ends.slice(1).flatMap(({ month }, index) => {
    const atEnd = incomes[index + 1]
    return atEnd ? incomeInMonth(month, incomes[index] ?? {}, atEnd) : []
  })
  const shown: ShownEarnings = {
    ...basis,
    earned: conversion ? convertEarned(earned, conversion.currency, conversion.rates) : earned,
  }
  return { ok: true, ...shown }
}
