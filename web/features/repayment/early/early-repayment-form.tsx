import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useRuleTranslations } from '../../../api/use-rule-translations.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { MoneyField } from '../../../ui/money-field.tsx'
import { RadioTile } from '../../../ui/radio-tile.tsx'
import type { PayoffQuote } from './payoff-quote.ts'
import type { RequestedPayoff, usePayoffQuote } from './use-payoff-quote.ts'

/** The amount of an early repayment and the day on which the money arrives. */
export const EarlyRepaymentForm = ({
  whole,
  asked,
  onAsk,
  price,
}: {
  whole: PayoffQuote
  asked: RequestedPayoff
  onAsk: (change: Partial<RequestedPayoff>) => void
  price: ReturnType<typeof usePayoffQuote>
}) => {
  const { t } = useTranslation('earlyRepayment')
  const { date, money } = useFormat()
  const ruleTranslations = useRuleTranslations()
  const { amountRule, isDateWrong } = price
  const amountError =
    amountRule === 'amountBelowMinimum' ? t('ask.interestOnly') : amountRule && ruleTranslations(amountRule)
  return (
    <Card>
      <CardTitle mb="4">{t('ask.title')}</CardTitle>
      <Box display="grid" gap="4">
        <Box role="radiogroup" aria-label={t('ask.how')} display="grid" gap="3">
          <RadioTile
            name="how"
            checked={!asked.isPart}
            onChoose={() => onAsk({ isPart: false })}
            title={t('ask.whole')}
            note={t('ask.wholeNote')}
          />
          <RadioTile
            name="how"
            checked={asked.isPart}
            onChoose={() => onAsk({ isPart: true })}
            title={t('ask.part')}
            note={t('ask.partNote')}
          />
        </Box>
        {asked.isPart ? (
          <MoneyField
            name="amount"
            label={t('ask.amount')}
            hint={t('ask.amountHint', { amount: money(whole.total, whole.currency) })}
            required
            currency={whole.currency}
            value={asked.amount}
            onChange={(amount) => onAsk({ amount })}
            error={amountError}
          />
        ) : null}
        <DateField
          name="date"
          label={t('ask.date')}
          hint={t('ask.dateHint', { date: date(whole.due_date) })}
          required
          min={whole.date}
          max={whole.due_date}
          value={asked.date}
          onChange={(day) => onAsk({ date: day })}
          error={isDateWrong ? t('ask.dateOutside', { date: date(whole.due_date) }) : undefined}
        />
      </Box>
    </Card>
  )
}
