import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SalesReportOnWire } from '#shared/engagement/sales-report.schema.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card } from '../../../ui/card.tsx'
import { Money } from '../../../ui/money.tsx'
import { useReportFormat } from './use-report-format.ts'

const Figure = ({ label, children, note }: { label: string; children: ReactNode; note: string }) => (
  <Box minW="0">
    <Box color="text.onStrongQuiet" fontSize="sm">
      {label}
    </Box>
    <Box mt="1" fontSize="2xl" fontWeight="semibold" lineHeight="tight" fontVariantNumeric="tabular-nums">
      {children}
    </Box>
    <Box mt="1" color="text.onStrongQuiet" fontSize="sm" lineHeight="snug">
      {note}
    </Box>
  </Box>
)

/** The last twelve months in four figures. */
export const ReportHeadline = ({ report, action }: { report: SalesReportOnWire; action: ReactNode }) => {
  const { t } = useTranslation('reports')
  const { date, money, monthAndYear } = useFormat()
  const { share, change } = useReportFormat()
  const { currency, year, growth, months } = report
  const [best] = months
    .filter(({ is_whole: isWhole }) => isWhole)
    .slice(-12)
    .toSorted((a, b) => Number(b.net) - Number(a.net))
  return (
    <Card ground="strong">
      <Flex justify="space-between" align="flex-start" columnGap="6" rowGap="4" wrap="wrap">
        <Box minW="0">
          <chakra.h2 color="text.onStrongQuiet" fontSize="md" fontWeight="medium">
            {t('headline.net')}
          </chakra.h2>
          <Box mt="1">
            <Money amount={year.net} currency={currency} size="display" />
          </Box>
          <chakra.p mt="2" color="text.onStrongQuiet" fontSize="sm">
            {t('headline.period', { from: date(year.from), to: date(year.to) })}
          </chakra.p>
        </Box>
        {action}
      </Flex>
      <Box
        mt="6"
        pt="5"
        borderTopWidth="1px"
        borderColor="border.onStrong"
        display="grid"
        gap="6"
        gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }}
      >
        <Figure
          label={t('headline.growth')}
          note={
            growth
              ? t('headline.growthNote', {
                  from: monthAndYear(growth.from),
                  to: monthAndYear(growth.to),
                })
              : t('headline.growthLater')
          }
        >
          {growth ? change(growth.change) : '—'}
        </Figure>
        <Figure
          label={t('headline.refunds')}
          note={t('headline.refundsNote', { amount: money(year.refunds, currency) })}
        >
          {year.refund_ratio ? share(year.refund_ratio) : '—'}
        </Figure>
        <Figure
          label={t('headline.best')}
          note={
            best ? t('headline.bestNote', { amount: money(best.net, currency) }) : t('headline.bestLater')
          }
        >
          {best ? monthAndYear(best.month) : '—'}
        </Figure>
      </Box>
    </Card>
  )
}
