import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { type Charge, chargeStateOf, chargeStateTone } from './charge-state.ts'

/** How a charge order stands, in a word. */
export const ChargeBadge = ({ charge }: { charge: Charge }) => {
  const { t } = useTranslation('statuses')
  const state = chargeStateOf(charge)
  return <StatusBadge tone={chargeStateTone[state]}>{t(`charge.${state}`)}</StatusBadge>
}
