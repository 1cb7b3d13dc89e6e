import { Box, chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawdownEndpoints } from '../../../shared/drawdown/drawdown.endpoints.ts'
import { isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useFailureWords } from '../../api/use-failure-words.ts'
import { announce } from '../../ui/announcements.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { MoneyField, wireAmount } from '../../ui/money-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFocusFirstInvalid } from '../../ui/use-focus-first-invalid.ts'
import { isUnanswered } from '../drawdown/refusal.ts'
import { useKeyOf } from '../drawdown/use-key-of.ts'
import { type Charge, toPay } from './charge-standing.ts'
import { chargesQuery } from './repay-queries.ts'
import { type ReportProblems, reportProblems } from './report-problems.ts'

/** Tells the lender of a transfer: how much, and what the bank's statement will say. */
export const ReportForm = ({ charge }: { charge: Charge }) => {
  const { t } = useTranslation('repay')
  const { messageOf, fieldMessages } = useFailureWords()
  const queryClient = useQueryClient()
  const due = toPay(charge)
  const [typed, setTyped] = useState<string>()
  const [reference, setReference] = useState('')
  const [problems, setProblems] = useState<ReportProblems>({})
  const [reports, setReports] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const amount = typed ?? due
  const idempotencyKey = useKeyOf(`${charge.id} ${amount} ${reference} ${reports}`)

  const report = useMutation({
    mutationFn: () =>
      call(
        drawdownEndpoints.reportPayment,
        { body: { charge_id: charge.id, amount: wireAmount(amount) ?? amount, reference } },
        { idempotencyKey },
      ),
    onSuccess: () => {
      announce('positive', t('report.done'))
      setTyped(undefined)
      setReference('')
      setReports((count) => count + 1)
      void queryClient.invalidateQueries({ queryKey: chargesQuery.queryKey })
    },
  })
  const unanswered = isUnanswered(report.error)
  const isAboveOutstanding =
    isApiError(report.error) && report.error.errors.some(({ rule }) => rule === 'amountAboveOutstanding')
  const errors = useMemo((): Readonly<Record<string, string>> => {
    const found = Object.entries(problems).map(([field, problem]) => [field, t(`report.problem.${problem}`)])
    if (found.length > 0) return Object.fromEntries(found)
    if (isAboveOutstanding) return { amount: t('report.problem.aboveOutstanding') }
    return fieldMessages(report.error)
  }, [problems, isAboveOutstanding, report.error, fieldMessages, t])
  useFocusFirstInvalid(form, errors)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (report.isPending) return
    const found = reportProblems(amount, reference, due)
    setProblems(found)
    if (Object.keys(found).length === 0) report.mutate()
  }
  return (
    <Card>
      <CardTitle mb="1">{t('report.title')}</CardTitle>
      <chakra.p color="text.quiet" mb="4">
        {t('report.lead')}
      </chakra.p>
      <chakra.form ref={form} onSubmit={submit} noValidate>
        {/* An unanswered report may have arrived: only the very same one may be sent again. */}
        <chakra.fieldset disabled={unanswered || report.isPending} display="grid" gap="4">
          <MoneyField
            label={t('report.amount')}
            name="amount"
            required
            currency={charge.currency}
            value={amount}
            onChange={setTyped}
            error={errors['amount']}
          />
          <TextField
            label={t('report.reference')}
            hint={t('report.referenceHint')}
            name="reference"
            required
            maxLength={140}
            value={reference}
            onChange={setReference}
            error={errors['reference']}
          />
        </chakra.fieldset>
        {report.error && Object.keys(errors).length === 0 ? (
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
