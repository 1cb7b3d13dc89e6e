import { useTranslation } from 'react-i18next'
import { secondApprovalEndpoints } from '#shared/drawdown/second-approval.endpoints.ts'
import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useSendOnce } from '../../../api/send-once.ts'
import { paths } from '../../../app/paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useAfterDecision } from './use-after-decision.ts'

const { confirmDrawdown } = secondApprovalEndpoints

/** The second administrator's consent. */
export const ConfirmForm = ({ drawdownId, onDecline }: { drawdownId: string; onDecline: () => void }) => {
  const { t } = useTranslation('secondApproval')
  const onDecided = useAfterDecision()
  const { send } = useSendOnce({
    name: `${confirmDrawdown.name} ${drawdownId}`,
    send: (body: { drawdown_id: string; accepted: true }, idempotencyKey) =>
      call(confirmDrawdown, { body }, { idempotencyKey }),
  })
  const form = useForm({
    initial: { accepted: false },
    rulesOf: ({ accepted }) => (accepted ? {} : { accepted: 'mustAccept' }),
    words: { 'accepted mustAccept': t('decide.mustAccept') },
    send: () => send({ drawdown_id: drawdownId, accepted: true }),
    onDone: () => onDecided(t('decide.confirmed')),
    pathOf: () => 'accepted',
  })
  return (
    <FormArea form={form} gap="4">
      <CheckboxField {...form.tick('accepted')} label={t('decide.accept')} />
      {form.failureTranslations ? (
        <Notice
          tone="negative"
          action={
            isApiError(form.failure) && form.failure.reason === 'companyNotVerified' ? (
              <ButtonLink size="md" variant="secondary" to={paths.company()}>
                {t('decide.toCompany')}
              </ButtonLink>
            ) : null
          }
        >
          {form.failureTranslations}
        </Notice>
      ) : null}
      <Button type="submit" wide busy={form.busy}>
        {t('decide.confirm')}
      </Button>
      <Button variant="quiet" size="md" wide disabled={form.busy} onClick={onDecline}>
        {t('decide.declineInstead')}
      </Button>
    </FormArea>
  )
}
