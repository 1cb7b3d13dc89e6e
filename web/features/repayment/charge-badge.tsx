import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { type Charge, chargeStateOf, chargeStateTone } from './charge-state.ts'

/** The status of a charge order. */
export const ChargeBadge = ({ charge }: { charge: Charge }) => {
  const { t } = useTranslation('statuses')
  const state = chargeStateOf(charge)
  return <StatusBadge tone={chargeStateTone[state]}>{t(`charge.${state}`)}</StatusBadge>
}
