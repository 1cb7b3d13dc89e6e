import type { ShownPortfolio } from '#shared/desk/portfolio.ts'
import { portfolioByCurrency } from '#shared/portfolio/summarize.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { readRequestedPortfolio } from './portfolio-fields.ts'

export const showPortfolioAct: RunAct<'portfolio-show'> = async (input, _act, deps) => {
  const asked = await readRequestedPortfolio(input, deps)
  if (!asked.ok) return asked
  const shown: ShownPortfolio = { ...asked.told, currencies: portfolioByCurrency(asked.cells) }
  return { ok: true, ...shown }
}
