import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  type CorrectionSubject,
  correctionAnsweredWithinDays,
  correctionSubjects,
} from '#shared/privacy/corrections.ts'
import { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { call } from '../../api/call.ts'
import { useSendOnce } from '../../api/send-once.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormArea } from '../../ui/form/form-area.tsx'
import { SendOnceFields } from '../../ui/form/send-once-fields.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { listCorrectionsQuery } from './privacy-queries.ts'

const { askForCorrection } = privacyEndpoints

interface Typed {
  readonly about: CorrectionSubject | ''
  readonly text: string
}

const nothingTyped: Typed = { about: '', text: '' }

const Ask = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation('privacy')
  const format = useFormat()
  const queryClient = useQueryClient()
  const { unanswered, send } = useSendOnce({
    name: askForCorrection.name,
    send: (body: { about: CorrectionSubject; text: string }, idempotencyKey) =>
      call(askForCorrection, { body }, { idempotencyKey }),
  })
  const form = useForm({
    initial: unanswered ?? nothingTyped,
    rulesOf: ({ about, text }) => ({
      ...(about === '' ? { about: 'required' } : {}),
      ...(text.trim() === '' ? { text: 'required' } : {}),
    }),
    words: {
      'about required': t('correction.aboutRequired'),
      'text required': t('correction.textRequired'),
    },
    send: ({ about, text }) => send({ about: about as CorrectionSubject, text }),
    onDone: ({ due_at }) => {
      showToast('positive', t('correction.done', { date: format.date(due_at.slice(0, 10)) }))
      void queryClient.invalidateQueries(listCorrectionsQuery)
      onDone()
    },
  })
  return (
    <FormArea form={form} gap="4">
      <p>{t('correction.lead', { days: correctionAnsweredWithinDays })}</p>
      <SendOnceFields
        form={form}
        unanswered={unanswered}
        title={t('correction.unansweredTitle')}
        text={t('correction.unanswered')}
      >
        <SelectField
          {...form.text('about')}
          label={t('correction.about')}
          placeholder={t('correction.aboutChoose')}
          options={correctionSubjects.map((value) => ({ value, label: t(`correction.subjects.${value}`) }))}
          required
        />
        <TextAreaField
          {...form.text('text')}
          label={t('correction.what')}
          hint={t('correction.whatHint')}
          required
          rows={4}
        />
      </SendOnceFields>
      <Button type="submit" wide busy={form.busy}>
        {t(unanswered ? 'correction.sendAgain' : 'correction.send')}
      </Button>
    </FormArea>
  )
}

/** Requests the correction of data that the user cannot change. */
export const CorrectionDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation('privacy')
  return (
    <Dialog open={open} onClose={onClose} title={t('correction.dialog')}>
      {open ? <Ask onDone={onClose} /> : null}
    </Dialog>
  )
}
