import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { RequestOf } from '#shared/api/endpoint.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { readAmount } from '#shared/input-parsing/read-amount.ts'
import { call } from '../../../api/call.ts'
import { useSendOnce } from '../../../api/send-once.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { track } from '../../../tracking/track.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { SendOnceFields } from '../../../ui/form/send-once-fields.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { MoneyField } from '../../../ui/money-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { creditApplicationQuery } from '../credit-queries.ts'
import { EvidenceFields } from './evidence-fields.tsx'
import { type LimitIncrease, limitIncreaseQuery } from './increase-queries.ts'
import { increaseRules, isSupportedBySales } from './increase-rules.ts'

const { submitLimit } = creditEndpoints

type Asked = RequestOf<typeof submitLimit>['body']

const nothingTyped = { requested_limit: '', note: '', documents: [] as readonly string[] }

/** Requests a higher limit. An unanswered request is sent again unchanged, so that it is made once. */
export const IncreaseForm = ({ increase }: { increase: LimitIncrease }) => {
  const { t } = useTranslation('credit')
  const { money } = useFormat()
  const queryClient = useQueryClient()
  const { currency, limit, cap, supported_limit: supported } = increase
  const { unanswered, send } = useSendOnce({
    name: submitLimit.name,
    send: (body: Asked, idempotencyKey) => call(submitLimit, { body }, { idempotencyKey }),
  })
  const form = useForm({
    initial: nothingTyped,
    rulesOf: ({ requested_limit }) => (unanswered ? {} : increaseRules(requested_limit, increase)),
    words: {
      'requested_limit required': t('increase.problem.required'),
      'requested_limit amountBelowMinimum': t('increase.problem.tooLow', { limit: money(limit, currency) }),
      'requested_limit amountAboveAvailable': t('increase.problem.tooHigh', { cap: money(cap, currency) }),
    },
    pathOf: (field) => field.replace(/^documents\..*/, 'documents'),
    send: ({ requested_limit, note, documents }) => {
      const amount = readAmount(requested_limit, currency)
      return send({
        type: 'limit_increase',
        ...(amount ? { requested_limit: amount } : {}),
        ...(note.trim() ? { note } : {}),
        ...(documents.length > 0 ? { documents: [...documents] } : {}),
      })
    },
    onDone: async () => {
      track('submit_application', 'increase')
      showToast('positive', t('increase.done'))
      await Promise.all(
        [limitIncreaseQuery.queryKey, creditApplicationQuery.queryKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      )
    },
  })
  return (
    <Card>
      <CardTitle mb="1">{t('increase.form.title')}</CardTitle>
      <chakra.p color="text.quiet" mb="4">
        {t('increase.form.lead')}
      </chakra.p>
      <FormArea form={form} gap="5">
        <SendOnceFields
          form={form}
          unanswered={unanswered}
          title={t('increase.unansweredTitle')}
          text={t('increase.unanswered')}
          gap="5"
        >
          <MoneyField
            {...form.text('requested_limit')}
            label={t('increase.amount')}
            hint={t('increase.amountHint', { limit: money(limit, currency), cap: money(cap, currency) })}
            currency={currency}
            {...(isSupportedBySales(increase) && supported
              ? { optionalMark: t('increase.amountOptional', { amount: money(supported, currency) }) }
              : { required: true })}
          />
          <EvidenceFields />
          <TextAreaField
            {...form.text('note')}
            label={t('increase.note')}
            hint={t('increase.noteHint')}
            rows={3}
          />
        </SendOnceFields>
        <Button type="submit" wide busy={form.busy}>
          {unanswered ? t('increase.again') : t('increase.submit')}
        </Button>
      </FormArea>
    </Card>
  )
}
