import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { DrawdownExample } from '#shared/drawdown/price-example-drawdown.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { daysBetween } from '#shared/time/business-date.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { DataList } from '../../ui/data-list.tsx'
import { Money } from '../../ui/money.tsx'

const daysInWeek = 7

/**
 * The same drawdown in three seasons: for a share of sales, its duration and cost; otherwise, the part of sales that it
 * takes.
 */
export const SeasonCards = ({
  tried,
  currency,
  isDated,
}: {
  tried: DrawdownExample
  currency: Currency
  /** Whether the dates are those of a drawdown today. */
  isDated: boolean
}) => {
  const { t } = useTranslation('landingCalculator')
  const { money, percent, count, date } = useFormat()
  const { price, seasons } = tried
  const isShare = price.repayment.method === 'salesShare'
  return (
    <Box>
      <chakra.h3 fontSize="lg">{t('seasons.title')}</chakra.h3>
      <Box
        mt="4"
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
      >
        {seasons.map((season) => {
          const days = daysBetween(price.drawdownDate, season.repaidBy)
          const filled = isShare ? (days / price.tenorDays) * 100 : Number(season.ofSalesPercent)
          return (
            <Box
              key={season.pace}
              p="4"
              borderRadius="md"
              borderWidth="1px"
              borderColor={season.pace === 'base' ? 'action.border' : 'border.hairline'}
              bg={season.pace === 'base' ? 'action.subtle' : 'surface.card'}
            >
              <Flex wrap="wrap" justify="space-between" align="baseline" columnGap="3">
                <chakra.h4 fontWeight="semibold">{t(`season.${season.pace}`)}</chakra.h4>
                {isShare ? (
                  <chakra.span fontSize="sm" color="text.quiet" whiteSpace="nowrap">
                    {t('seasons.weeks', { count: count(Math.ceil(days / daysInWeek)) })}
                  </chakra.span>
                ) : null}
              </Flex>
              <Box aria-hidden mt="3" h="2" borderRadius="full" bg="surface.hover" overflow="hidden">
                <Box h="full" bg="action.solid" borderRadius="full" w={`${Math.min(100, filled)}%`} />
              </Box>
              <chakra.p mt="3" fontSize="sm" color="text.quiet" lineHeight="snug">
                {t('seasons.sales', { amount: money(decimalFromCents(season.monthlySalesCents), currency) })}
              </chakra.p>
              <DataList
                items={
                  isShare
                    ? [
                        {
                          term: t('seasons.weekly'),
                          value: (
                            <Money amount={decimalFromCents(season.weeklyCents ?? 0)} currency={currency} />
                          ),
                        },
                        ...(isDated ? [{ term: t('seasons.until'), value: date(season.repaidBy) }] : []),
                        {
                          term: t('seasons.cost'),
                          value: <Money amount={decimalFromCents(season.costCents)} currency={currency} />,
                          strong: true,
                        },
                        { term: t('seasons.effective'), value: percent(season.effectiveRatePercent) },
                      ]
                    : [{ term: t('seasons.share'), value: percent(season.ofSalesPercent), strong: true }]
                }
              />
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
