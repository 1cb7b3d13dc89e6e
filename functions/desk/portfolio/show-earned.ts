import type { ShownEarned } from '#shared/desk/portfolio.ts'
import { convertEarned, earnedInMonth, monthsUpTo } from '#shared/portfolio/earned-by-month.ts'
import { addDays } from '#shared/time/business-date.ts'
import { findPortfolioDayUpTo } from '../../data/portfolio-days.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { readRequestedPortfolio } from './portfolio-fields.ts'

export const showEarnedAct: RunAct<'portfolio-earned'> = async ({ months: count, ...input }, _act, deps) => {
  const asked = await readRequestedPortfolio(input, deps)
  if (!asked.ok) return asked
  const { told, conversion } = asked
  const months = monthsUpTo(told.asOf, count)
  // Before the first month, and at the end of each but the last, which is not over.
  const kept = await Promise.all(
    months.map((month) => findPortfolioDayUpTo(deps.table, addDays(`${month}-01`, -1))),
  )
  const atEnds = [...kept.slice(1).map((day) => day?.cells), conversion?.unconverted ?? asked.cells]
  const earned = months.flatMap((month, index) => {
    const atEnd = atEnds[index]
    return atEnd ? earnedInMonth(month, kept[index]?.cells ?? {}, atEnd) : []
  })
  const shown: ShownEarned = {
    ...told,
    earned: conversion ? convertEarned(earned, conversion.currency, conversion.rates) : earned,
  }
  return { ok: true, ...shown }
}
