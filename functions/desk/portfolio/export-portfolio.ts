import * as z from 'zod/mini'
import type { PortfolioExport } from '#shared/desk/portfolio.ts'
import { exportPortfolio, portfolioTables } from '#shared/portfolio/export-portfolio.ts'
import { describedField } from '../engine/act-fields.ts'
import { deskAct } from '../engine/desk-act.ts'
import { portfolioFields, readRequestedPortfolio } from './portfolio-fields.ts'

export const exportPortfolioAct = deskAct({
  name: 'portfolio-export',
  summary: 'A table of the portfolio as CSV.',
  reads: true,
  positional: ['table'],
  schema: z.object({
    table: describedField(z.enum(portfolioTables), 'which figures', 'vintages'),
    ...portfolioFields,
  }),
  run: async ({ table: name, ...input }, _act, deps) => {
    const asked = await readRequestedPortfolio(input, deps)
    if (!asked.ok) return asked
    const { asOf, converted } = asked.told
    const exported: PortfolioExport = {
      ...asked.told,
      fileName: `portfolio-${name}-${asOf}${converted ? `-${converted.currency}` : ''}.csv`,
      ...exportPortfolio(asked.cells, name, asOf),
    }
    return { ok: true, ...exported }
  },
})
