import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { DrawdownExample } from '#shared/drawdown/price-example-drawdown.ts'
import { payoutCentsOf } from '#shared/lending/drawdown-price.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { type DataItem, DataList } from '../../ui/data-list.tsx'
import { Money } from '../../ui/money.tsx'

/** The total cost of a drawdown and its components. */
export const ResultPanel = ({
  tried,
  currency,
  isDated,
}: {
  tried: DrawdownExample
  currency: Currency
  /** Whether the due dates are those of a drawdown today. */
  isDated: boolean
}) => {
  const { t } = useTranslation('landingCalculator')
  const { date, percent } = useFormat()
  const { price, costCents, effectiveRatePercent } = tried
  const { schedule, deductionsCents, upfrontInterestCents = 0, interestCents, feeCents = 0 } = price
  const isShare = price.repayment.method === 'salesShare'
  const [first, second] = schedule
  const last = schedule.at(-1)
  const isLevel = first && second && first.totalCents === second.totalCents
  const row = (term: string, cents: Cents, more: Partial<DataItem> = {}): DataItem => ({
    term,
    value: <Money amount={decimalFromCents(cents)} currency={currency} />,
    ...more,
  })
  const items: DataItem[] = isShare
    ? [row(t('payout'), payoutCentsOf(price))]
    : [
        row(t('payout'), payoutCentsOf(price)),
        ...(interestCents > upfrontInterestCents
          ? [row(t('interest'), interestCents - upfrontInterestCents)]
          : []),
        ...(upfrontInterestCents > 0 ? [row(t('upfront'), upfrontInterestCents)] : []),
        ...(feeCents > 0 ? [row(t('fee'), feeCents)] : []),
        ...(deductionsCents > 0 ? [row(t('deduction'), deductionsCents)] : []),
        ...(first && second && last
          ? [
              row(t(isLevel ? 'instalment' : 'firstInstalment'), first.totalCents, {
                note: isDated
                  ? t('instalments', { count: schedule.length, date: date(last.dueDate) })
                  : t('instalmentsOnly', { count: schedule.length }),
              }),
            ]
          : []),
        row(t('total'), price.totalCents, {
          strong: true,
          ...(second
            ? {}
            : {
                note: isDated
                  ? t('once', { date: date(price.dueDate) })
                  : t('onceAfter', { days: price.tenorDays }),
              }),
        }),
      ]
  return (
    <Box
      bg="surface.sunken"
      borderRadius="lg"
      borderWidth="1px"
      borderColor="border.hairline"
      p={{ base: '5', md: '6' }}
    >
      <chakra.p color="text.quiet">{t(isShare ? 'cost.salesShare' : 'cost.schedule')}</chakra.p>
      <Box mt="1">
        <Money amount={decimalFromCents(costCents)} currency={currency} size="xl" />
      </Box>
      <Box mt="4">
        <DataList
          items={[
            {
              term: t('effective'),
              note: t('effectiveNote'),
              value: percent(effectiveRatePercent),
              strong: true,
            },
            ...items,
          ]}
        />
      </Box>
    </Box>
  )
}
