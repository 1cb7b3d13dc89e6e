import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice.tsx'
import { FieldLinks } from './field-error-list.tsx'
import type { KycDetail } from './kyc-drafts.ts'

/** The changes that the lender requests, with links to the fields. `returned` has those not made yet. */
export const ReturnedNotice = ({
  kyc,
  returned,
}: {
  kyc: KycDetail
  returned: Readonly<Record<string, string>>
}) => {
  const { t } = useTranslation('kyc')
  const left = Object.keys(returned).length
  if (kyc.returned_fields.length === 0)
    return (
      <Notice tone="waiting" title={t('returned.title')}>
        {kyc.return_reason ? <Box fontWeight="medium">{kyc.return_reason}</Box> : null}
        {t('returned.text')}
      </Notice>
    )
  return left === 0 ? (
    <Notice tone="positive" title={t('returned.correctedTitle')}>
      {t('returned.correctedText')}
    </Notice>
  ) : (
    <Notice tone="waiting" title={t('returned.fieldsTitle', { count: left })}>
      {t('returned.fieldsText')}
      <FieldLinks words={returned} />
    </Notice>
  )
}
