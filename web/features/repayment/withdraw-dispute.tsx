import { Box, chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { billEndpoints } from '#shared/repayment/bill.endpoints.ts'
import { daysToAnswer } from '#shared/repayment/dispute.ts'
import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useSendOnce } from '../../api/send-once.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { AdministratorNeededSlot } from '../companies/administrator-needed-slot.tsx'
import { chargeQueryKeys } from './repayment-queries.ts'

const { withdrawDispute } = billEndpoints

const WithdrawDialog = ({ chargeId, onClose }: { chargeId: string; onClose: () => void }) => {
  const { t } = useTranslation('repayment')
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const { send } = useSendOnce({
    name: `${withdrawDispute.name} ${chargeId}`,
    send: (body: { charge_id: string }, idempotencyKey) =>
      call(withdrawDispute, { body }, { idempotencyKey }),
  })
  const askAgain = () => {
    for (const queryKey of chargeQueryKeys) void queryClient.invalidateQueries({ queryKey })
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send({ charge_id: chargeId }),
    onSuccess: () => {
      showToast('positive', t('dispute.withdraw.done'))
      onClose()
      askAgain()
    },
    // The lender may have answered first.
    onError: (failure) => {
      if (isApiError(failure) && failure.reason === 'wrongState') askAgain()
    },
  })
  return (
    <Dialog open onClose={onClose} title={t('dispute.withdraw.title')}>
      <Box display="grid" gap="5">
        <chakra.p color="text.quiet">{t('dispute.withdraw.text', { days: daysToAnswer })}</chakra.p>
        <AdministratorNeededSlot act="repayment" />
        {error ? <Notice tone="negative">{failureTranslations(error)}</Notice> : null}
        <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <Button busy={isPending} onClick={() => mutate()}>
            {t('dispute.withdraw.open')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('dispute.withdraw.keep')}
          </Button>
        </Box>
      </Box>
    </Dialog>
  )
}

/** Withdraws an undecided dispute, after a dialog that states the effect. */
export const WithdrawDispute = ({ chargeId }: { chargeId: string }) => {
  const { t } = useTranslation('repayment')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextButton minH="touch" onClick={() => setOpen(true)}>
        {t('dispute.withdraw.open')}
      </TextButton>
      {isOpen ? <WithdrawDialog chargeId={chargeId} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
