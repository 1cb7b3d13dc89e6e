import type { Obligor } from '#shared/portfolio/obligors.ts'
import type { Sheet } from '../loan-register/register-sheets.ts'

export const obligorColumns = [
  'companies',
  'shared',
  'currency',
  'limit',
  'outstanding',
  'share',
  'pastDue',
] as const
export type ObligorColumn = (typeof obligorColumns)[number]

/** The obligors as a table for files. */
export const obligorSheet = (
  obligors: readonly Obligor[],
  words: {
    title: string
    column: (name: ObligorColumn) => string
    company: (company: Obligor['companies'][number]) => string
  },
): Sheet => ({
  name: words.title,
  header: obligorColumns.map(words.column),
  rows: obligors.map((obligor) => [
    obligor.companies.map(words.company).join('; '),
    obligor.shared.join('; '),
    obligor.currency,
    { cents: obligor.limitCents },
    { cents: obligor.outstandingCents },
    obligor.sharePercent,
    { cents: obligor.pastDueCents },
  ]),
})
