import * as z from 'zod/mini'
import type { ShownVintages } from '#shared/desk/portfolio.ts'
import { vintagesIn } from '#shared/portfolio/summarize.ts'
import { deskAct } from '../engine/desk-act.ts'
import { portfolioFields, productField, readRequestedPortfolio } from './portfolio-fields.ts'

export const showVintagesAct = deskAct({
  name: 'portfolio-vintages',
  summary: 'What became of the loans of each month: paid out, repaid, past due and written off.',
  reads: true,
  schema: z.object({ ...portfolioFields, productCode: productField }),
  run: async ({ productCode, ...input }, _act, deps) => {
    const asked = await readRequestedPortfolio(input, deps)
    if (!asked.ok) return asked
    const shown: ShownVintages = {
      ...asked.told,
      productCode: productCode ?? null,
      vintages: vintagesIn(asked.cells, productCode),
    }
    return { ok: true, ...shown }
  },
})
