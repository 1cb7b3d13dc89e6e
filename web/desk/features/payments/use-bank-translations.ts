import { isBankReason, transferOutcomeOf } from '#shared/drawdown/transfer-status.ts'
import { useTranslations } from '../../i18n/use-translations.ts'

/** Statuses and reasons of the bank in words; an unknown code as it is. */
export const useBankTranslations = () => {
  const t = useTranslations()
  return {
    statusOf: (status: string): string =>
      status === 'PART'
        ? t('bankStatuses.inPart')
        : t(`bankStatuses.outcomes.${transferOutcomeOf(status)}`, { status }),
    reasonsOf: (codes: readonly string[]): string =>
      codes
        .map((code) => (isBankReason(code) ? `${code} ${t(`bankStatuses.reasons.${code}`)}` : code))
        .join(t('value.and')),
  }
}
