import { useFormat } from '../../i18n/use-format.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useTranslations } from '../i18n/use-translations.ts'

/** A badge for an overdue facility: days and amount. */
export const PastDue = ({
  facility: { pastDue, currency },
}: {
  facility: { pastDue: { days: number; amount: string } | null; currency: string }
}) => {
  const t = useTranslations()
  const { money } = useFormat()
  return pastDue ? (
    <StatusBadge tone="negative">
      {t('case.overview.pastDueBy', { count: pastDue.days, amount: money(pastDue.amount, currency) })}
    </StatusBadge>
  ) : null
}
