import type { ShownTrend } from '#shared/desk/portfolio.ts'
import { trendOf } from '#shared/portfolio/trend.ts'
import { listMonthEnds } from '../../portfolio/read-month-ends.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { readRequestedPortfolio } from './portfolio-fields.ts'

export const showTrendAct: RunAct<'portfolio-trend'> = async ({ months: count, ...input }, _act, deps) => {
  const asked = await readRequestedPortfolio(input, deps)
  if (!asked.ok) return asked
  const { basis, cells, conversion } = asked
  const ends = await listMonthEnds(deps.table, {
    asOf: basis.asOf,
    cells: conversion?.unconverted ?? cells,
    count,
  })
  const shown: ShownTrend = { ...basis, trend: trendOf(ends, conversion) }
  return { ok: true, ...shown }
}
