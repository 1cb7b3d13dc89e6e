import * as z from 'zod/mini'
import type { ShownInflow } from '#shared/desk/portfolio.ts'
import { inflowIn, mondaysFrom } from '#shared/portfolio/summarize.ts'
import { describedField } from '../engine/act-fields.ts'
import { deskAct } from '../engine/desk-act.ts'
import { portfolioFields, readRequestedPortfolio } from './portfolio-fields.ts'

export const weeksField = describedField(
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(104)), 26),
  'so many weeks, from 1 to 104',
  '13',
)

export const showInflowAct = deskAct({
  name: 'portfolio-inflow',
  summary:
    'What is to come in by week: by the schedules, and of shares of sales by weeks like the mean of the last year.',
  reads: true,
  schema: z.object({ ...portfolioFields, weeks: weeksField }),
  run: async ({ weeks, ...input }, _act, deps) => {
    const asked = await readRequestedPortfolio(input, deps)
    if (!asked.ok) return asked
    const shown: ShownInflow = {
      ...asked.told,
      inflow: inflowIn(asked.cells, mondaysFrom(asked.told.asOf, weeks)),
    }
    return { ok: true, ...shown }
  },
})
