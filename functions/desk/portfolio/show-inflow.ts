import type { ShownInflow } from '#shared/desk/portfolio.ts'
import { inflowIn, mondaysFrom } from '#shared/portfolio/summarize.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { readRequestedPortfolio } from './portfolio-fields.ts'

export const showInflowAct: RunAct<'portfolio-inflow'> = async ({ weeks, ...input }, _act, deps) => {
  const asked = await readRequestedPortfolio(input, deps)
  if (!asked.ok) return asked
  const shown: ShownInflow = {
    ...asked.basis,
    inflow: inflowIn(asked.cells, mondaysFrom(asked.basis.asOf, weeks)),
  }
  return { ok: true, ...shown }
}
