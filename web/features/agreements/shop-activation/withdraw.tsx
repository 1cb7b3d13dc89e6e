import { Box, chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { shopActivationEndpoints } from '#shared/agreements/shop-activation.endpoints.ts'
import { call } from '../../../api/call.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { activationQuery } from './activation-query.ts'
import { useActivationTranslations } from './use-activation-translations.ts'

/** Withdraws the addendum after a confirmation. */
export const Withdraw = ({ agreementId }: { agreementId: string }) => {
  const { t } = useActivationTranslations()
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const withdraw = useMutation({
    mutationFn: () => call(shopActivationEndpoints.withdrawAddendum, { body: { agreement_id: agreementId } }),
    onSuccess: async () => {
      setIsAsking(false)
      await queryClient.invalidateQueries(activationQuery)
    },
  })
  return (
    <>
      <Button variant="secondary" size="md" onClick={() => setIsAsking(true)}>
        {t('withdraw.open')}
      </Button>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title={t('withdraw.title')}>
        <Box display="grid" gap="5">
          <chakra.p color="text.quiet">{t('withdraw.text')}</chakra.p>
          {withdraw.isError ? <Notice tone="negative">{failureTranslations(withdraw.error)}</Notice> : null}
          <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
            <Button variant="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
              {t('withdraw.confirm')}
            </Button>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {t('withdraw.keep')}
            </Button>
          </Box>
        </Box>
      </Dialog>
    </>
  )
}
