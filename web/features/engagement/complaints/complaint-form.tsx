import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type ComplaintSubject, complaintSubjects } from '#shared/complaints/complaints.ts'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { call } from '../../../api/call.ts'
import { useSendOnce } from '../../../api/send-once.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { SendOnceFields } from '../../../ui/form/send-once-fields.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import {
  dropComplaintDraft,
  readComplaintDraft,
  storeComplaintDraft,
  type TypedComplaint,
} from './complaint-draft.ts'
import { complaintsQuery } from './complaints-query.ts'

const { makeComplaint } = engagementEndpoints

/** A new complaint. `onDone` empties it. */
export const ComplaintForm = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('complaints')
  const { date } = useFormat()
  const queryClient = useQueryClient()
  const { unanswered, send } = useSendOnce({
    name: makeComplaint.name,
    send: (body: { about: ComplaintSubject; text: string }, idempotencyKey) =>
      call(makeComplaint, { body }, { idempotencyKey }),
  })
  const form = useForm({
    initial: (): TypedComplaint => unanswered ?? readComplaintDraft(),
    rulesOf: ({ about, text }) => ({
      ...(about === '' ? { about: 'required' } : {}),
      ...(text.trim() === '' ? { text: 'required' } : {}),
    }),
    words: { 'about required': t('aboutRequired'), 'text required': t('textRequired') },
    onType: storeComplaintDraft,
    send: ({ about, text }) => send({ about: about as ComplaintSubject, text }),
    onDone: ({ due_on }) => {
      dropComplaintDraft()
      showToast('positive', t('done', { date: date(due_on) }))
      void queryClient.invalidateQueries(complaintsQuery)
      onDone()
    },
  })
  return (
    <FormArea form={form} gap="4">
      <SendOnceFields form={form} unanswered={unanswered} title={t('unansweredTitle')} text={t('unanswered')}>
        <SelectField
          {...form.text('about')}
          label={t('about')}
          placeholder={t('aboutChoose')}
          options={complaintSubjects.map((value) => ({ value, label: t(`subjects.${value}`) }))}
          required
        />
        <TextAreaField {...form.text('text')} label={t('what')} hint={t('whatHint')} required rows={6} />
      </SendOnceFields>
      <Button type="submit" alignSelf="start" busy={form.busy}>
        {t(unanswered ? 'again' : 'send')}
      </Button>
    </FormArea>
  )
}
