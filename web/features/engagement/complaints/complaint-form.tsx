import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type ComplaintSubject, complaintSubjects } from '#shared/complaints/complaints.ts'
import { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { call } from '../../../api/call.ts'
import { sendOnce } from '../../../api/send-once.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { complaintsQuery } from './complaints-query.ts'

const { makeComplaint } = engagementEndpoints

interface Typed {
  readonly about: ComplaintSubject | ''
  readonly text: string
}

/** A new complaint. `onDone` empties it. */
export const ComplaintForm = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('complaints')
  const { date } = useFormat()
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { about: '', text: '' },
    rulesOf: ({ about, text }) => ({
      ...(about === '' ? { about: 'required' } : {}),
      ...(text.trim() === '' ? { text: 'required' } : {}),
    }),
    words: { 'text required': t('textRequired') },
    send: ({ about, text }: Typed) =>
      sendOnce(makeComplaint.name, { about: about as ComplaintSubject, text }, (body, idempotencyKey) =>
        call(makeComplaint, { body }, { idempotencyKey }),
      ),
    onDone: ({ due_on }) => {
      showToast('positive', t('done', { date: date(due_on) }))
      void queryClient.invalidateQueries(complaintsQuery)
      onDone()
    },
  })
  return (
    <FormArea form={form} gap="4">
      <SelectField
        {...form.text('about')}
        label={t('about')}
        placeholder={t('aboutChoose')}
        options={complaintSubjects.map((value) => ({ value, label: t(`subjects.${value}`) }))}
        required
      />
      <TextAreaField {...form.text('text')} label={t('what')} hint={t('whatHint')} required rows={6} />
      {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
      <Button type="submit" alignSelf="start" busy={form.busy}>
        {t('send')}
      </Button>
    </FormArea>
  )
}
