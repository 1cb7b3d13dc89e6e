import { chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readAmount } from '#shared/input-parsing/read-amount.ts'
import { payoffEndpoints } from '#shared/repayment/payoff.endpoints.ts'
import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useSendOnce } from '../../../api/send-once.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { SendOnceFields } from '../../../ui/form/send-once-fields.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { MoneyField } from '../../../ui/money-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { reportedAmountRule } from '../report-rules.ts'
import { payoffQueryKey } from './payoff-queries.ts'
import { isPartial, type PayoffQuote } from './payoff-quote.ts'

const { reportPayoff } = payoffEndpoints

interface Report {
  /** Decimal string. */
  readonly amount: string
  readonly partial: boolean
  readonly reference: string
}

/** Without a typed amount, the quoted one is used, which follows the request. */
const nothingTyped: { amount: string | undefined; reference: string } = { amount: undefined, reference: '' }

/** Reports the transfer that repays a drawdown early. */
export const ReportPayoffForm = ({ quote }: { quote: PayoffQuote }) => {
  const { t } = useTranslation(['repayment', 'earlyRepayment'])
  const queryClient = useQueryClient()
  const { drawdown_id: drawdownId, currency, total } = quote
  const { unanswered, send } = useSendOnce({
    name: `${reportPayoff.name} ${drawdownId}`,
    send: (report: Report, idempotencyKey) =>
      call(reportPayoff, { body: { drawdown_id: drawdownId, ...report } }, { idempotencyKey }),
  })
  const partial = unanswered?.partial ?? isPartial(quote)
  const requestAgain = () => void queryClient.invalidateQueries({ queryKey: payoffQueryKey })
  const form = useForm({
    initial: unanswered ?? nothingTyped,
    rulesOf: ({ amount = total, reference }) => {
      if (unanswered) return {}
      const amountRule = reportedAmountRule(amount, currency)
      return {
        ...(amountRule ? { amount: amountRule } : {}),
        ...(reference.trim() === '' ? { reference: 'required' } : {}),
      }
    },
    words: {
      'amount required': t('repayment:report.problem.amountRequired'),
      'amount amountInvalid': t('repayment:report.problem.amountInvalid'),
      'amount amountBelowMinimum': partial
        ? t('earlyRepayment:ask.interestOnly')
        : t('earlyRepayment:report.amountBelowWhole'),
      'amount amountAboveOutstanding': partial
        ? t('earlyRepayment:report.amountAbovePart')
        : t('earlyRepayment:report.amountAboveWhole'),
      'reference required': t('repayment:report.problem.referenceRequired'),
    },
    send: ({ amount = total, reference }) =>
      send({ amount: readAmount(amount, currency) ?? amount, partial, reference }),
    onDone: () => {
      showToast('positive', t('earlyRepayment:report.done'))
      requestAgain()
    },
    onRefused: (error) => {
      // The page is outdated: another user reported a transfer, or the drawdown was billed or settled.
      if (isApiError(error) && (error.reason === 'alreadyDone' || error.reason === 'wrongState'))
        requestAgain()
      return false
    },
  })
  return (
    <Card>
      <CardTitle mb="1">{t('repayment:report.title')}</CardTitle>
      <chakra.p color="text.quiet" mb="4">
        {t('repayment:report.lead')}
      </chakra.p>
      <FormArea form={form} gap="4">
        <SendOnceFields
          form={form}
          unanswered={unanswered}
          title={t('repayment:report.unansweredTitle')}
          text={t('repayment:report.unanswered')}
        >
          <MoneyField
            {...form.text('amount')}
            value={form.values.amount ?? total}
            label={t('repayment:report.amount')}
            required
            currency={currency}
          />
          <TextField
            {...form.text('reference')}
            label={t('repayment:report.reference')}
            hint={t('repayment:report.referenceHint')}
            required
            maxLength={140}
          />
        </SendOnceFields>
        <Button type="submit" wide busy={form.busy} mt="2">
          {unanswered ? t('repayment:report.again') : t('repayment:report.submit')}
        </Button>
      </FormArea>
    </Card>
  )
}
