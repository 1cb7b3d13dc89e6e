import type { BacktestRow } from '#shared/desk/terms.ts'
import type { TestedDrawdowns } from '#shared/portfolio/backtest.ts'
import { saveFile } from '../../../api/save-file.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { saveText } from '../../ui/save-text.ts'
import { useCompanyName } from '../../ui/use-company-name.ts'
import type { RegisterCell, Sheet } from '../loan-register/register-sheets.ts'
import { sheetAsCsv, sheetsAsExcel } from '../loan-register/write-sheets.ts'

const limits = ['limitCents', 'byOwnTermsCents', 'byDraftCents'] as const
const figures = ['drawnCents', 'incomeCents', 'lossCents'] as const

const amount = (cents: number | null): RegisterCell => (cents === null ? null : { cents })

const cellsOf = (tested: TestedDrawdowns | null): RegisterCell[] => [
  ...figures.map((name) => amount(tested?.[name] ?? null)),
  tested?.meanRatePercent ? { percent: tested.meanRatePercent } : null,
]

/** Saves every company of a backtest as an Excel workbook or as CSV. */
export const useBacktestFile = (file: string) => {
  const t = useTranslations()
  const nameOf = useCompanyName()
  const drawn = (suffix: string): string[] =>
    [...figures, 'meanRatePercent' as const].map((name) => `${t(`terms.drawn.${name}`)} · ${suffix}`)
  const sheetOf = (rows: readonly BacktestRow[]): Sheet => ({
    name: t('terms.backtest'),
    header: [
      t('overdue.columns.company'),
      t('terms.totals.currency'),
      ...limits.map((name) => t(`terms.${name}`)),
      ...drawn(t('terms.byOwnTermsCents')),
      ...drawn(t('terms.byDraftCents')),
    ],
    rows: rows.map((row) => [
      nameOf(row),
      row.currency,
      ...limits.map((name) => amount(row[name])),
      ...cellsOf(row.drawnByOwnTerms),
      ...cellsOf(row.drawnByDraft),
    ]),
  })
  return {
    excel: async (rows: readonly BacktestRow[]) =>
      saveFile(`${file}.xlsx`, await sheetsAsExcel([sheetOf(rows)])),
    csv: async (rows: readonly BacktestRow[]) => saveText(`${file}.csv`, sheetAsCsv(sheetOf(rows))),
  }
}
