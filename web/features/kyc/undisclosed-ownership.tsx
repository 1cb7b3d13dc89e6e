import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { isBeneficialShare } from '#shared/kyc/beneficial-owners.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { applicant, holdingsIn, ownershipOf } from '#shared/kyc/ownership.ts'
import { decimalFromFraction, fraction, multiply } from '#shared/money/fraction.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Notice } from '../../ui/notice.tsx'

/** The applicant's share without named holders, once a first share is entered; shown as a notice if it is large. */
export const UndisclosedOwnership = ({
  connected,
}: {
  connected: NonNullable<KycSections['connected_persons']>
}) => {
  const { t } = useTranslation('kyc')
  const { percent } = useFormat()
  const ownership = ownershipOf(connected)
  const rest = ownership.ok ? ownership.unnamed.get(applicant) : undefined
  if (!rest || holdingsIn(connected).held.length === 0) return null
  const share = decimalFromFraction(multiply(rest, fraction(100n)), 2)
  if (Number(share) === 0) return null
  const text = (key: 'large' | 'small') => t(`ownership.rest.${key}`, { share: percent(share) })
  return isBeneficialShare(rest) ? (
    <Notice tone="waiting">{text('large')}</Notice>
  ) : (
    <Box color="text.quiet">{text('small')}</Box>
  )
}
