import { Box } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { call } from '../../../api/call.ts'
import { useSendOnce } from '../../../api/send-once.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { AwaitingRecord } from './awaiting-record.ts'
import { useAfterDecision } from './use-after-decision.ts'

const { withdrawApplication } = applicationEndpoints

/** The requester's view: another administrator must decide, and until then it can be withdrawn. */
export const OwnRequest = ({ drawdown }: { drawdown: AwaitingRecord }) => {
  const { t } = useTranslation('secondApproval')
  const { timestamp } = useFormat()
  const { drawdown_id: drawdownId, first_confirmation_at: first } = drawdown
  const failureTranslations = useFailureTranslations()
  const onDecided = useAfterDecision()
  const { send } = useSendOnce({
    name: `${withdrawApplication.name} ${drawdownId}`,
    send: (body: { approval_id: string }, idempotencyKey) =>
      call(withdrawApplication, { body }, { idempotencyKey }),
  })
  const withdrawal = useMutation({
    mutationFn: () => send({ approval_id: drawdownId }),
    onSuccess: () => onDecided(t('waiting.withdrawn')),
  })
  return (
    <Box display="grid" gap="4">
      {drawdown.is_confirmable ? (
        <Notice tone="waiting">
          {t('waiting.own')}
          {first ? ` ${t('waiting.ownFrom', { time: timestamp(first) })}` : null}
        </Notice>
      ) : (
        <Notice tone="negative">{t('waiting.nobodyCanOwn')}</Notice>
      )}
      {withdrawal.error ? <Notice tone="negative">{failureTranslations(withdrawal.error)}</Notice> : null}
      <Button variant="secondary" busy={withdrawal.isPending} onClick={() => withdrawal.mutate()}>
        {t('waiting.withdraw')}
      </Button>
    </Box>
  )
}
