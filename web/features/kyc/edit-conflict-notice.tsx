import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { kycQuery } from './kyc-queries.ts'

/**
 * The KYC was changed in another tab or by another user: typed values are no longer saved until the changes are loaded.
 */
export const EditConflictNotice = ({ id }: { id: string }) => {
  const { t } = useTranslation('kyc')
  const queryClient = useQueryClient()
  return (
    <Notice
      tone="negative"
      title={t('overtaken.title')}
      action={
        <Button variant="secondary" size="md" onClick={() => void queryClient.resetQueries(kycQuery(id))}>
          {t('overtaken.load')}
        </Button>
      }
    >
      {t('overtaken.text')}
    </Notice>
  )
}
