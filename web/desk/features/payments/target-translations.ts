import type { LineTargets } from '#shared/desk/payments.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslations } from '../../i18n/use-translations.ts'

export type LineTarget = LineTargets['targets'][number]

export const keyOfTarget = ({
  kind,
  facilityId,
  id,
}: Pick<LineTarget, 'kind' | 'facilityId' | 'id'>): string => `${kind} ${facilityId} ${id}`

/** The text of a line's target. */
export const useTargetTranslations = (currency: string) => {
  const t = useTranslations()
  const format = useFormat()
  return ({ kind, amount, dueDate, reference, isDisputed, isWrittenOff }: LineTarget): string =>
    [
      t(`statements.partKinds.${kind}`),
      format.money(amount, currency),
      t('statements.targets.due', { date: format.date(dueDate) }),
      ...(reference ? [t('statements.targets.says', { reference })] : []),
      ...(isDisputed ? [t('statements.targets.disputed')] : []),
      ...(isWrittenOff ? [t('statements.targets.writtenOff')] : []),
    ].join(' · ')
}
