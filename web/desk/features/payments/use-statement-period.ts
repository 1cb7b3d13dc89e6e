import type { StatementSummary } from '#shared/desk/payments.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslations } from '../../i18n/use-translations.ts'

/** Formats the days of a statement's lines; one without lines has none. */
export const useStatementPeriod = () => {
  const t = useTranslations()
  const format = useFormat()
  return ({ from, to }: Pick<StatementSummary, 'from' | 'to'>): string => {
    if (!from || !to) return t('statements.list.noLines')
    if (from === to) return format.date(from)
    return t('statements.list.span', { from: format.date(from), to: format.date(to) })
  }
}
