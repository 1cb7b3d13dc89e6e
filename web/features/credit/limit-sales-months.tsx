import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { lastDayOf } from '#shared/time/calendar-months.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { FiguresTable } from '../../ui/figures-table.tsx'
import { NetSalesChart } from '../shops/net-sales-chart.tsx'
import { SalesRule } from '../shops/sales-rule.tsx'
import type { ActiveLimit } from '../underwriting/limit-kinds.ts'
import { meanNetSales } from './mean-net-sales.ts'

/** The year behind a limit by calendar month, and the months between which the formula measures the variation. */
export const LimitSalesMonths = ({
  limit: { currency, months, rule_months: ruleMonths },
}: {
  limit: Pick<ActiveLimit, 'currency' | 'months' | 'rule_months'>
}) => {
  const { t } = useTranslation('credit')
  const { date, money } = useFormat()
  if (ruleMonths.length === 0) return <chakra.p color="text.quiet">{t('months.none')}</chakra.p>
  return (
    <>
      <NetSalesChart
        currency={currency}
        mean={meanNetSales(ruleMonths)}
        months={months.map((each) => ({ ...each, net: each.net_sales }))}
      />
      <SalesRule />
      <FiguresTable
        summary={t('months.rule')}
        caption={t('months.rule')}
        head={[t('months.period'), t('months.netSales')]}
        rows={ruleMonths.map((each) => [
          `${date(each.from)} – ${date(lastDayOf(each))}`,
          money(each.net_sales, currency),
        ])}
      />
    </>
  )
}
