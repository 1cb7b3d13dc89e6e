import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { brand } from '../../ui/brand.ts'
import { Notice } from '../../ui/notice.tsx'
import { FieldLinks } from './field-error-list.tsx'
import type { KycDetail } from './kyc-drafts.ts'
import type { KycForm } from './use-kyc-form.ts'

/** The changes that the lender requests: those not made yet with links to their fields. */
export const ReturnedNotice = ({ kyc, form: { returned, wrong } }: { kyc: KycDetail; form: KycForm }) => {
  const { t } = useTranslation('kyc')
  const left = Object.keys(returned).length
  if (kyc.returned_fields.length === 0)
    return (
      <Notice tone="waiting" title={t('returned.title')}>
        {kyc.return_reason ? <Box fontWeight="medium">{kyc.return_reason}</Box> : null}
        {t('returned.text')}
      </Notice>
    )
  if (left > 0)
    return (
      <Notice tone="waiting" title={t('returned.fieldsTitle', { count: left })}>
        {t('returned.fieldsText', { phone: brand.hotline })}
        <FieldLinks words={returned} />
      </Notice>
    )
  // A changed field that is still wrong is not corrected.
  return Object.keys(wrong).length > 0 ? null : (
    <Notice tone="positive" title={t('returned.correctedTitle')}>
      {t('returned.correctedText')}
    </Notice>
  )
}
