import { Box, chakra } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { secondApprovalEndpoints } from '#shared/drawdown/second-approval.endpoints.ts'
import { readAmount } from '#shared/input-parsing/read-amount.ts'
import type { Currency } from '#shared/money/currency.ts'
import { call } from '../../../api/call.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { FormArea } from '../../../ui/form/form-area.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { MoneyField } from '../../../ui/money-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { facilitySummaryQuery } from '../../credit/credit-queries.ts'
import { secondApprovalQuery } from './second-approval-queries.ts'

type Setting = ResponseOf<typeof secondApprovalEndpoints.getSecondApproval>

const RuleForm = ({ setting: { rule }, currency }: { setting: Setting; currency: Currency }) => {
  const { t } = useTranslation('secondApproval')
  const queryClient = useQueryClient()
  const form = useForm({
    initial: { amount: rule?.amount ?? '', isRemoved: false },
    rulesOf: ({ amount, isRemoved }): Record<string, 'required' | 'amountInvalid'> => {
      if (isRemoved) return {}
      if (amount.trim() === '') return { amount: 'required' }
      return readAmount(amount, currency) ? {} : { amount: 'amountInvalid' }
    },
    words: { 'amount required': t('rule.amountRequired') },
    send: ({ amount, isRemoved }) =>
      call(secondApprovalEndpoints.setSecondApproval, {
        body: { rule: isRemoved ? null : { amount: readAmount(amount, currency) ?? amount, currency } },
      }),
    onDone: (setting) => {
      showToast('positive', t('rule.saved'))
      queryClient.setQueryData(secondApprovalQuery.queryKey, setting)
      form.reset({ amount: setting.rule?.amount ?? '', isRemoved: false })
    },
    pathOf: () => 'amount',
  })
  const remove = () => {
    form.change('isRemoved', true)
    form.submit()
  }
  return (
    <FormArea form={form} gap="4">
      <MoneyField
        {...form.text('amount')}
        onChange={(amount) => form.update(() => ({ amount, isRemoved: false }), 'amount')}
        label={t('rule.amount')}
        hint={t('rule.hint')}
        currency={currency}
        required
      />
      {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
      <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: rule ? '1fr 1fr' : '1fr' }}>
        <Button type="submit" busy={form.busy} onClick={() => form.change('isRemoved', false)}>
          {t('rule.save')}
        </Button>
        {rule ? (
          <Button variant="secondary" disabled={form.busy} onClick={remove}>
            {t('rule.remove')}
          </Button>
        ) : null}
      </Box>
    </FormArea>
  )
}

/** The amount above which drawdowns need two administrators, and the form to change it. */
export const RuleCard = ({ setting, isAdministrator }: { setting: Setting; isAdministrator: boolean }) => {
  const { t } = useTranslation('secondApproval')
  const { money, timestamp } = useFormat()
  const { data: facility } = useQuery(facilitySummaryQuery)
  const { rule, next } = setting
  const currency = rule?.currency ?? facility?.currency
  const amountOf = (of: NonNullable<Setting['rule']>) => money(of.amount, of.currency)
  return (
    <Card>
      <CardTitle>{t('rule.title')}</CardTitle>
      <chakra.p mb="4">{rule ? t('rule.stands', { amount: amountOf(rule) }) : t('rule.none')}</chakra.p>
      {next ? (
        <Box mb="4">
          <Notice tone="waiting">
            {next.rule
              ? t('rule.next', { time: timestamp(next.from), amount: amountOf(next.rule) })
              : t('rule.nextNone', { time: timestamp(next.from) })}
          </Notice>
        </Box>
      ) : null}
      {!isAdministrator ? (
        <chakra.p color="text.quiet">{t('rule.forAdministrators')}</chakra.p>
      ) : currency ? (
        <RuleForm setting={setting} currency={currency} />
      ) : (
        <chakra.p color="text.quiet">{t('rule.noFacility')}</chakra.p>
      )}
    </Card>
  )
}
