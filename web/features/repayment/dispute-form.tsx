import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { billEndpoints } from '#shared/repayment/bill.endpoints.ts'
import { call } from '../../api/call.ts'
import { sendOnce } from '../../api/send-once.ts'
import { Button } from '../../ui/button.tsx'
import { FormArea } from '../../ui/form/form-area.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { EvidenceField } from './evidence-field.tsx'
import { chargeQueryKeys } from './repayment-queries.ts'

const { disputeCharge } = billEndpoints

interface Typed {
  readonly words: string
  readonly file_id: string
}

/** Disputes a bill, optionally with a file as evidence. */
export const DisputeForm = ({ chargeId }: { chargeId: string }) => {
  const { t } = useTranslation('repayment')
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { words: '', file_id: '' },
    rulesOf: ({ words }) => (words.trim() === '' ? { words: 'required' } : {}),
    words: { 'words required': t('dispute.wordsRequired') },
    send: ({ words, file_id }: Typed) =>
      sendOnce(
        `${disputeCharge.name} ${chargeId}`,
        { charge_id: chargeId, words, ...(file_id ? { file_id } : {}) },
        (body, idempotencyKey) => call(disputeCharge, { body }, { idempotencyKey }),
      ),
    onDone: () => {
      showToast('positive', t('dispute.done'))
      for (const queryKey of chargeQueryKeys) void queryClient.invalidateQueries({ queryKey })
    },
  })
  return (
    <FormArea form={form} gap="4" mt="2">
      <TextAreaField
        {...form.text('words')}
        label={t('dispute.words')}
        hint={t('dispute.wordsHint')}
        required
        rows={4}
      />
      <EvidenceField path="file_id" label={t('dispute.file')} hint={t('dispute.fileHint')} />
      {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
      <Button type="submit" variant="secondary" wide busy={form.busy}>
        {t('dispute.submit')}
      </Button>
    </FormArea>
  )
}
