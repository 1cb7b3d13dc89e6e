import type { KycStatus } from '#shared/kyc/kyc-status.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { Tone } from '../../ui/theme/semantic-colours.ts'
import { useWords } from '../i18n/use-words.ts'

const tones: Record<KycStatus, Tone> = {
  draft: 'neutral',
  submitted: 'waiting',
  'in progress': 'waiting',
  returned: 'waiting',
  approved: 'positive',
  rejected: 'negative',
}

/** How the verification of a company stands. */
export const KycBadge = ({ status }: { status: KycStatus }) => {
  const t = useWords()
  return <StatusBadge tone={tones[status]}>{t(`case.kycStatus.${status}`)}</StatusBadge>
}
