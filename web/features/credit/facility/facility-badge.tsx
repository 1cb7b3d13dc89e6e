import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { Tone } from '../../../ui/theme/semantic-colours.ts'
import type { FacilitySummary } from './facility-queries.ts'

const toneOf = { active: 'positive', expired: 'waiting', closed: 'neutral' } as const satisfies Record<
  FacilitySummary['status'],
  Tone
>

/** The status of a facility. */
export const FacilityBadge = ({ status }: Pick<FacilitySummary, 'status'>) => {
  const { t } = useTranslation('statuses')
  return <StatusBadge tone={toneOf[status]}>{t(`facility.${status}`)}</StatusBadge>
}
