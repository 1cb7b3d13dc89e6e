import { Box, chakra } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { repaymentEndpoints } from '#shared/repayment/repayment.endpoints.ts'
import { readAmount } from '#shared/typing/read-amount.ts'
import { call } from '../../api/call.ts'
import { useFailureWords } from '../../api/use-failure-words.ts'
import { useIntention } from '../../api/use-intention.ts'
import { useRuleWords } from '../../api/use-rule-words.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts'
import { type Charge, toPay } from './charge-state.ts'
import { chargesQuery } from './repayment-queries.ts'
import { type ReportProblems, reportProblems } from './report-problems.ts'

interface Report {
  /** Decimal string. */
  readonly amount: string
  readonly reference: string
}

/** Tells the lender of a transfer: how much, and what the bank's statement will say. */
export const ReportForm = ({ charge }: { charge: Charge }) => {
  const { t } = useTranslation('repayment')
  const { messageOf } = useFailureWords()
  const { fieldMessages, ruleMessage } = useRuleWords()
  const queryClient = useQueryClient()
  const due = toPay(charge)
  const [typed, setTyped] = useState<Partial<Report>>({})
  const [problems, setProblems] = useState<ReportProblems>({})
  const form = useRef<HTMLFormElement>(null)

  const report = useIntention({
    name: `${repaymentEndpoints.reportPayment.name} ${charge.id}`,
    send: (content: Report, idempotencyKey) =>
      call(
        repaymentEndpoints.reportPayment,
        { body: { charge_id: charge.id, ...content } },
        { idempotencyKey },
      ),
    onSuccess: () => {
      showToast('positive', t('report.done'))
      setTyped({})
      void queryClient.invalidateQueries({ queryKey: chargesQuery.queryKey })
    },
  })
  const { unanswered } = report
  const { amount = due, reference = '' } = unanswered ?? typed
  const errors = useMemo((): Readonly<Record<string, string>> => {
    const found = Object.entries(problems).map(([field, problem]) => [
      field,
      problem === 'amountAboveOutstanding' ? ruleMessage(problem) : t(`report.problem.${problem}`),
    ])
    return found.length > 0 ? Object.fromEntries(found) : fieldMessages(report.error)
  }, [problems, report.error, fieldMessages, ruleMessage, t])
  useFocusFirstInvalid(form, errors)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (report.isPending) return
    // What was sent before is asked about as it was: by now it may be booked, and more than is due.
    const found = unanswered ? {} : reportProblems(amount, reference, due, charge.currency)
    setProblems(found)
    if (Object.keys(found).length === 0)
      report.mutate({ amount: readAmount(amount, charge.currency) ?? amount, reference })
  }
  return (
    <Card>
      <CardTitle mb="1">{t('report.title')}</CardTitle>
      <chakra.p color="text.quiet" mb="4">
        {t('report.lead')}
      </chakra.p>
      <chakra.form ref={form} onSubmit={submit} noValidate>
        {/* An unanswered report may have arrived: only the very same one may be sent again. */}
        <chakra.fieldset disabled={unanswered !== undefined || report.isPending} display="grid" gap="4">
          <MoneyField
            label={t('report.amount')}
            name="amount"
            required
            currency={charge.currency}
            value={amount}
            onChange={(next) => setTyped({ ...typed, amount: next })}
            error={errors['amount']}
          />
          <TextField
            label={t('report.reference')}
            hint={t('report.referenceHint')}
            name="reference"
            required
            maxLength={140}
            value={reference}
            onChange={(next) => setTyped({ ...typed, reference: next })}
            error={errors['reference']}
          />
        </chakra.fieldset>
        {(report.error || unanswered) && Object.keys(errors).length === 0 ? (
          <Box mt="4">
            <Notice
              tone={unanswered ? 'waiting' : 'negative'}
              title={unanswered ? t('report.unansweredTitle') : undefined}
            >
              {unanswered ? t('report.unanswered') : messageOf(report.error)}
            </Notice>
          </Box>
        ) : null}
        <Box mt="6">
          <Button type="submit" wide busy={report.isPending}>
            {unanswered ? t('report.again') : t('report.submit')}
          </Button>
        </Box>
      </chakra.form>
    </Card>
  )
}
