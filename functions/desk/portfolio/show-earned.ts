import * as z from 'zod/mini'
import type { ShownEarned } from '#shared/desk/portfolio.ts'
import { convertEarned, earnedInMonth, monthsUpTo } from '#shared/portfolio/earned-by-month.ts'
import { addDays } from '#shared/time/business-date.ts'
import { findPortfolioDayUpTo } from '../../data/portfolio-days.ts'
import { describedField } from '../engine/act-fields.ts'
import { deskAct } from '../engine/desk-act.ts'
import { portfolioFields, readRequestedPortfolio } from './portfolio-fields.ts'

const monthsField = describedField(
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(36)), 12),
  'so many months, from 1 to 36, the present one among them',
  '12',
)

export const showEarnedAct = deskAct({
  name: 'portfolio-earned',
  summary: 'What was earned in each month: interest, overdue interest and fees, less what was waived.',
  reads: true,
  schema: z.object({ ...portfolioFields, months: monthsField }),
  run: async ({ months: count, ...input }, _act, deps) => {
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
  },
})
