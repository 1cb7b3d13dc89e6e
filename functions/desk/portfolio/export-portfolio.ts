import type { PortfolioExport } from '#shared/desk/portfolio.ts'
import { exportPortfolio } from '#shared/portfolio/export-portfolio.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { readRequestedPortfolio } from './portfolio-fields.ts'

export const exportPortfolioAct: RunAct<'portfolio-export'> = async (
  { table: name, ...input },
  _act,
  deps,
) => {
  const asked = await readRequestedPortfolio(input, deps)
  if (!asked.ok) return asked
  const { asOf, converted } = asked.basis
  const exported: PortfolioExport = {
    ...asked.basis,
    fileName: `portfolio-${name}-${asOf}${converted ? `-${converted.currency}` : ''}.csv`,
    ...exportPortfolio(asked.cells, name, asOf),
  }
  return { ok: true, ...exported }
}
