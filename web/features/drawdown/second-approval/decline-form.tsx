import { useTranslation } from 'react-i18next'
import { secondApprovalEndpoints } from '#shared/drawdown/second-approval.endpoints.ts'
import { call } from '../../../api/call.ts'
import { useSendOnce } from '../../../api/send-once.ts'
import { Button } from '../../../ui/button.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useAfterDecision } from './use-after-decision.ts'

const { declineDrawdown } = secondApprovalEndpoints

/** The second administrator's refusal, with its reason. */
export const DeclineForm = ({ drawdownId, onBack }: { drawdownId: string; onBack: () => void }) => {
  const { t } = useTranslation('secondApproval')
  const onDecided = useAfterDecision()
  const { send } = useSendOnce({
    name: `${declineDrawdown.name} ${drawdownId}`,
    send: (body: { drawdown_id: string; reason: string }, idempotencyKey) =>
      call(declineDrawdown, { body }, { idempotencyKey }),
  })
  const form = useForm({
    initial: { reason: '' },
    rulesOf: ({ reason }) => (reason.trim() ? {} : { reason: 'required' }),
    words: { 'reason required': t('decide.reasonRequired') },
    send: ({ reason }) => send({ drawdown_id: drawdownId, reason }),
    onDone: () => onDecided(t('decide.declined')),
    pathOf: () => 'reason',
  })
  return (
    <FormArea form={form} gap="4">
      <TextField
        {...form.text('reason')}
        label={t('decide.reason')}
        hint={t('decide.reasonHint')}
        required
        maxLength={500}
      />
      {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
      <Button type="submit" variant="danger" wide busy={form.busy}>
        {t('decide.decline')}
      </Button>
      <Button variant="quiet" size="md" wide disabled={form.busy} onClick={onBack}>
        {t('decide.back')}
      </Button>
    </FormArea>
  )
}
