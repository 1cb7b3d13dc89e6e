import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { daysBetween } from '#shared/time/business-date.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { ChartTable } from '../../ui/chart-table.tsx'
import type { DrawdownQuote } from './use-quote.ts'

/** When a share of sales would have repaid the drawdown at a slow, usual and fast pace, and at which cost. */
export const SalesPaces = ({ quote }: { quote: DrawdownQuote }) => {
  const { t } = useTranslation('drawdown')
  const { date, money } = useFormat()
  const { projection, currency, drawdown_date: from, days } = quote
  if (!projection) return null
  const paces = projection.outcomes.map((outcome) => ({
    ...outcome,
    name: t(`paces.${outcome.pace}`),
    width: `${(100 * daysBetween(from, outcome.repaid_by)) / days}%`,
    isLeft: Number(outcome.left_on_due_date) > 0,
  }))
  return (
    <Box>
      <chakra.h3 fontSize="md" fontWeight="semibold">
        {t('paces.title')}
      </chakra.h3>
      <Box aria-hidden display="grid" gap="4" mt="3">
        {paces.map(({ pace, name, repaid_by, cost, width, isLeft, left_on_due_date }) => (
          <Box key={pace} fontSize="sm" lineHeight="snug">
            <Box display="flex" justifyContent="space-between" gap="4">
              <span>{name}</span>
              <chakra.span translate="no" fontWeight="medium" fontVariantNumeric="tabular-nums">
                {date(repaid_by)}
              </chakra.span>
            </Box>
            <Box mt="1.5" h="2" borderRadius="full" bg="surface.sunken" overflow="hidden">
              <Box
                h="full"
                borderRadius="full"
                data-drawn
                bg={isLeft ? 'waiting.solid' : 'action.solid'}
                transitionProperty="width"
                transitionDuration="moderate"
                style={{ width }}
              />
            </Box>
            <Box mt="1" color="text.quiet" translate="no">
              {t('paces.cost', { cost: money(cost, currency) })}
              {isLeft ? t('paces.left', { left: money(left_on_due_date, currency) }) : null}
            </Box>
          </Box>
        ))}
      </Box>
      <ChartTable
        caption={t('paces.title')}
        head={[
          t('paces.pace'),
          t('paces.monthly'),
          t('paces.repaidBy'),
          t('paces.interest'),
          t('paces.rest'),
        ]}
        rows={paces.map(({ name, monthly_sales, repaid_by, cost, left_on_due_date }) => [
          name,
          money(monthly_sales, currency),
          date(repaid_by),
          money(cost, currency),
          money(left_on_due_date, currency),
        ])}
      />
      <chakra.p mt="3" fontSize="sm" color="text.quiet">
        {t('paces.note')}
        {quote.red_packet ? ` ${t('paces.afterPacket')}` : null}
      </chakra.p>
    </Box>
  )
}
