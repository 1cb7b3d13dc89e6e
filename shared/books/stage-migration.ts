import { percentOf } from '../portfolio/summarize.ts'
import type { StageMove } from './facility-month.ts'
import type { Stage } from './loan-stage.ts'
import type { BookSums } from './month-sums.ts'

/** The share of a stage's loans that were in another one a month later, or had ended (0). */
export interface MigrationRow {
  from: Stage
  to: Stage | 0
  loans: number
  percent: string
}

const stages = [1, 2, 3] as const
const outcomes = [1, 2, 3, 0] as const

/**
 * Of the loans in a stage at the beginning of a month, the share in each stage at its end, over all given months: the
 * lender's own history, for comparison with its loss parameters. The rows of a stage add up to 100%.
 */
export const stageMigrationRates = (months: readonly Pick<BookSums, 'moves'>[]): MigrationRow[] => {
  const loansOf = (move: StageMove): number =>
    months.reduce((sum, { moves }) => sum + (moves[move]?.loans ?? 0), 0)
  return stages.flatMap((from) => {
    const rows = outcomes.map((to) => ({ from, to, loans: loansOf(`${from}-${to}`) }))
    const all = rows.reduce((sum, { loans }) => sum + loans, 0)
    return rows.flatMap((row) => {
      const percent = percentOf(row.loans, all)
      return percent === null ? [] : { ...row, percent }
    })
  })
}
