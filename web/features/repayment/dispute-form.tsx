import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { billEndpoints } from '#shared/repayment/bill.endpoints.ts'
import { call } from '../../api/call.ts'
import { useSendOnce } from '../../api/send-once.ts'
import { Button } from '../../ui/button.tsx'
import { FormArea } from '../../ui/form/form-area.tsx'
import { SendOnceFields } from '../../ui/form/send-once-fields.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { EvidenceField } from './evidence-field.tsx'
import { chargeQueryKeys } from './repayment-queries.ts'

const { disputeCharge } = billEndpoints

interface Typed {
  readonly words: string
  readonly file_id?: string
}

const nothingTyped: Typed = { words: '', file_id: '' }

/** Disputes a bill, optionally with a file as evidence. */
export const DisputeForm = ({ chargeId }: { chargeId: string }) => {
  const { t } = useTranslation('repayment')
  const queryClient = useQueryClient()
  const { unanswered, send } = useSendOnce({
    name: `${disputeCharge.name} ${chargeId}`,
    send: (typed: Typed, idempotencyKey) =>
      call(disputeCharge, { body: { charge_id: chargeId, ...typed } }, { idempotencyKey }),
  })
  const form = useForm({
    initial: unanswered ?? nothingTyped,
    rulesOf: ({ words }) => (words.trim() === '' ? { words: 'required' } : {}),
    words: { 'words required': t('dispute.wordsRequired') },
    send: ({ words, file_id }) => send({ words, ...(file_id ? { file_id } : {}) }),
    onDone: () => {
      showToast('positive', t('dispute.done'))
      for (const queryKey of chargeQueryKeys) void queryClient.invalidateQueries({ queryKey })
    },
  })
  return (
    <FormArea form={form} gap="4" mt="2">
      <SendOnceFields
        form={form}
        unanswered={unanswered}
        title={t('report.unansweredTitle')}
        text={t('dispute.unanswered')}
      >
        <TextAreaField
          {...form.text('words')}
          label={t('dispute.words')}
          hint={t('dispute.wordsHint')}
          required
          rows={4}
        />
        <EvidenceField path="file_id" label={t('dispute.file')} hint={t('dispute.fileHint')} />
      </SendOnceFields>
      <Button type="submit" variant="secondary" wide busy={form.busy}>
        {t(unanswered ? 'dispute.again' : 'dispute.submit')}
      </Button>
    </FormArea>
  )
}
