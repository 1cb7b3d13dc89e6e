import type { KycStatus } from '#shared/kyc/kyc-status.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { Tone } from '../../ui/theme/semantic-colours.ts'
import { useTranslations } from '../i18n/use-translations.ts'

const tones: Record<KycStatus, Tone> = {
  draft: 'neutral',
  submitted: 'waiting',
  'in progress': 'waiting',
  returned: 'waiting',
  approved: 'positive',
  rejected: 'negative',
}

/** The status of a company's KYC. */
export const KycBadge = ({ status }: { status: KycStatus }) => {
  const t = useTranslations()
  return <StatusBadge tone={tones[status]}>{t(`states.kyc.${status}`)}</StatusBadge>
}
