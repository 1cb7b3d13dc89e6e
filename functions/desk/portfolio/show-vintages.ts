import type { ShownVintages } from '#shared/desk/portfolio.ts'
import { convertCells, vintagesIn } from '#shared/portfolio/summarize.ts'
import { vintageCurves } from '#shared/portfolio/vintage-curves.ts'
import { listMonthEnds } from '../../portfolio/read-month-ends.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { readRequestedPortfolio } from './portfolio-fields.ts'

export const showVintagesAct: RunAct<'portfolio-vintages'> = async (
  { productCode, months: count, ...input },
  _act,
  deps,
) => {
  const asked = await readRequestedPortfolio(input, deps)
  if (!asked.ok) return asked
  const { basis, cells, conversion } = asked
  const ends = await listMonthEnds(deps.table, { asOf: basis.asOf, cells, count })
  const shown: ShownVintages = {
    ...basis,
    productCode: productCode ?? null,
    vintages: vintagesIn(cells, productCode),
    curves: vintageCurves(
      ends.map((end, index) => ({
        ...end,
        // The last is the requested portfolio, which is converted already.
        cells:
          conversion && end.cells && index + 1 < ends.length
            ? convertCells(end.cells, conversion.currency, conversion.rates)
            : end.cells,
      })),
      productCode,
    ),
  }
  return { ok: true, ...shown }
}
