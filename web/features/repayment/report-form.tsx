import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readAmount } from '#shared/input-parsing/read-amount.ts'
import { chargeEndpoints } from '#shared/repayment/charge.endpoints.ts'
import { call } from '../../api/call.ts'
import { useSendOnce } from '../../api/send-once.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { FormArea } from '../../ui/form/form-area.tsx'
import { SendOnceFields } from '../../ui/form/send-once-fields.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { MoneyField } from '../../ui/money-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { AdministratorNeededSlot } from '../companies/administrator-needed-slot.tsx'
import { type Charge, payableAmount } from './charge-state.ts'
import { EvidenceField } from './evidence-field.tsx'
import { chargeQueryKeys } from './repayment-queries.ts'
import { reportRules } from './report-rules.ts'

interface Report {
  /** Decimal string. */
  readonly amount: string
  readonly reference: string
  /** The proof of payment, if one was uploaded. */
  readonly file_id?: string
}

/** Without a typed amount, the amount due is used, which may still change. */
const nothingTyped: { amount: string | undefined; reference: string; file_id?: string } = {
  amount: undefined,
  reference: '',
  file_id: '',
}

/** Reports a transfer: its amount, and the reference on the bank's statement. */
export const ReportForm = ({ charge }: { charge: Charge }) => {
  const { t } = useTranslation('repayment')
  const queryClient = useQueryClient()
  const due = payableAmount(charge)
  // Of a disputed bill, only the seller knows which part is undisputed.
  const suggested = charge.status === 'suspend' ? '' : due
  const { unanswered, send } = useSendOnce({
    name: `${chargeEndpoints.reportPayment.name} ${charge.id}`,
    send: (report: Report, idempotencyKey) =>
      call(chargeEndpoints.reportPayment, { body: { charge_id: charge.id, ...report } }, { idempotencyKey }),
  })
  const form = useForm({
    initial: unanswered ?? nothingTyped,
    // An unanswered report is sent again unchanged: it may be booked meanwhile, and would exceed the amount due.
    rulesOf: ({ amount = suggested, reference }) =>
      unanswered ? {} : reportRules(amount, reference, due, charge.currency),
    words: {
      'amount required': t('report.problem.amountRequired'),
      'amount amountInvalid': t('report.problem.amountInvalid'),
      'reference required': t('report.problem.referenceRequired'),
    },
    send: ({ amount = suggested, reference, file_id }) =>
      send({
        amount: readAmount(amount, charge.currency) ?? amount,
        reference,
        ...(file_id ? { file_id } : {}),
      }),
    onDone: () => {
      showToast('positive', t('report.done'))
      form.reset(nothingTyped)
      for (const queryKey of chargeQueryKeys) void queryClient.invalidateQueries({ queryKey })
    },
  })
  return (
    <Card>
      <CardTitle mb="1">{t('report.title')}</CardTitle>
      <chakra.p color="text.quiet" mb="4">
        {t('report.lead')}
      </chakra.p>
      <AdministratorNeededSlot act="repayment" />
      <FormArea form={form} gap="4">
        <SendOnceFields
          form={form}
          unanswered={unanswered}
          title={t('report.unansweredTitle')}
          text={t('report.unanswered')}
        >
          <MoneyField
            {...form.text('amount')}
            value={form.values.amount ?? suggested}
            label={t('report.amount')}
            required
            currency={charge.currency}
          />
          <TextField
            {...form.text('reference')}
            label={t('report.reference')}
            hint={t('report.referenceHint')}
            required
            maxLength={140}
          />
          <EvidenceField path="file_id" label={t('report.proof')} hint={t('report.proofHint')} />
        </SendOnceFields>
        <Button type="submit" wide busy={form.busy} mt="2">
          {unanswered ? t('report.again') : t('report.submit')}
        </Button>
      </FormArea>
    </Card>
  )
}
