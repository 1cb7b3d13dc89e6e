import { Box, chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useSendOnce } from '../../../api/send-once.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { AdministratorNeededSlot } from '../../companies/administrator-needed-slot.tsx'
import { creditApplicationQuery, facilitySummaryQuery } from '../credit-queries.ts'
import { renewalsQueryKey } from '../facility/renewal-queries.ts'
import { limitIncreaseQuery } from '../increase/increase-queries.ts'
import { type ApplicationRecord, recordsQueryKey } from './records-queries.ts'

const { withdrawApplication } = applicationEndpoints

/** Confirms the withdrawal of an application and explains its effect. */
export const WithdrawDialog = ({
  record,
  onClose,
}: {
  record: Pick<ApplicationRecord, 'approval_id' | 'name' | 'amount' | 'currency'>
  onClose: () => void
}) => {
  const { t } = useTranslation('records')
  const { money } = useFormat()
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const { approval_id: approvalId } = record
  const { send } = useSendOnce({
    name: `${withdrawApplication.name} ${approvalId}`,
    send: (body: { approval_id: string }, idempotencyKey) =>
      call(withdrawApplication, { body }, { idempotencyKey }),
  })
  const requestAgain = () =>
    Promise.all(
      [
        recordsQueryKey,
        facilitySummaryQuery.queryKey,
        creditApplicationQuery.queryKey,
        limitIncreaseQuery.queryKey,
        renewalsQueryKey,
      ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    )
  const withdrawal = useMutation({
    mutationFn: () => send({ approval_id: approvalId }),
    onSuccess: async () => {
      showToast('positive', t('withdraw.done'))
      onClose()
      await requestAgain()
    },
    onError: (error) => {
      if (isApiError(error) && error.reason === 'wrongState') void requestAgain()
    },
  })
  const { error } = withdrawal
  const isTooLate = isApiError(error) && error.reason === 'wrongState'
  return (
    <Dialog open onClose={onClose} title={t('withdraw.title')}>
      <Box display="grid" gap="5">
        <chakra.p color="text.quiet">
          {t(`withdraw.${record.name}`, { amount: money(record.amount, record.currency) })}
        </chakra.p>
        <AdministratorNeededSlot act="withdrawal" />
        {error ? (
          <Notice tone="negative">{isTooLate ? t('withdraw.tooLate') : failureTranslations(error)}</Notice>
        ) : null}
        <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <Button
            variant="danger"
            busy={withdrawal.isPending}
            disabled={isTooLate}
            onClick={() => withdrawal.mutate()}
          >
            {t('withdraw.confirm')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('withdraw.keep')}
          </Button>
        </Box>
      </Box>
    </Dialog>
  )
}
