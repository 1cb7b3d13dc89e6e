import * as z from 'zod/mini'
import type { ShownPortfolio } from '#shared/desk/portfolio.ts'
import { portfolioByCurrency } from '#shared/portfolio/summarize.ts'
import { deskAct } from '../engine/desk-act.ts'
import { portfolioFields, readRequestedPortfolio } from './portfolio-fields.ts'

export const showPortfolioAct = deskAct({
  name: 'portfolio-show',
  summary:
    'The portfolio by currency and product line: limits, principal by days past due, stages, what was paid out, repaid, earned and lost.',
  reads: true,
  schema: z.object(portfolioFields),
  run: async (input, _act, deps) => {
    const asked = await readRequestedPortfolio(input, deps)
    if (!asked.ok) return asked
    const shown: ShownPortfolio = { ...asked.told, currencies: portfolioByCurrency(asked.cells) }
    return { ok: true, ...shown }
  },
})
