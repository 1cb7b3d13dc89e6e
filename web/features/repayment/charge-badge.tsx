import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { type Charge, standingOf, standingTone } from './charge-standing.ts'

/** How a charge order stands, in a word. */
export const ChargeBadge = ({ charge }: { charge: Charge }) => {
  const { t } = useTranslation('standing')
  const standing = standingOf(charge)
  return <StatusBadge tone={standingTone[standing]}>{t(`charge.${standing}`)}</StatusBadge>
}
