import { Box, chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { call } from '../../api/call.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { companyProfileQuery } from '../companies/companies-queries.ts'

/** Withdraws a change of the company after a confirmation. */
export const WithdrawChange = ({ id }: { id: string }) => {
  const { t } = useTranslation('kyc')
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const withdrawal = useMutation({
    mutationFn: () => call(kycEndpoints.withdrawChange, { body: { id } }),
    onSuccess: async () => {
      showToast('positive', t('change.withdrawn'))
      await queryClient.invalidateQueries(companyProfileQuery)
      void navigate(paths.company())
    },
    onError: () => queryClient.invalidateQueries(companyProfileQuery),
  })
  return (
    <>
      <Button variant="quiet" size="md" onClick={() => setAsking(true)}>
        {t('change.withdraw')}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title={t('change.withdraw')}>
        <Box display="grid" gap="5">
          <chakra.p color="text.quiet">{t('change.withdrawText')}</chakra.p>
          {withdrawal.isError ? (
            <Notice tone="negative">{failureTranslations(withdrawal.error)}</Notice>
          ) : null}
          <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
            <Button variant="danger" busy={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
              {t('change.withdrawConfirm')}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('change.keep')}
            </Button>
          </Box>
        </Box>
      </Dialog>
    </>
  )
}
