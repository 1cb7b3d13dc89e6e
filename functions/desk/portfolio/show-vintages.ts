import type { ShownVintages } from '#shared/desk/portfolio.ts'
import { vintagesIn } from '#shared/portfolio/summarize.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { readRequestedPortfolio } from './portfolio-fields.ts'

export const showVintagesAct: RunAct<'portfolio-vintages'> = async (
  { productCode, ...input },
  _act,
  deps,
) => {
  const asked = await readRequestedPortfolio(input, deps)
  if (!asked.ok) return asked
  const shown: ShownVintages = {
    ...asked.told,
    productCode: productCode ?? null,
    vintages: vintagesIn(asked.cells, productCode),
  }
  return { ok: true, ...shown }
}
