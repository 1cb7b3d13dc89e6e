import type { ComputedLimit, ShownLimit } from '#shared/desk/limit.ts'
import { isWholeMonth, lastDayOf } from '#shared/time/calendar-months.ts'
import { LimitSalesMonths } from '../../../features/credit/limit-sales-months.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Panel } from '../../ui/panel.tsx'

/** A platform's share of total sales, in percent; zero without sales. */
const partOf = (netSales: string, all: string): string =>
  Number(all) > 0 ? ((Number(netSales) / Number(all)) * 100).toFixed(1) : '0.0'

type Month = ComputedLimit['months'][number]

/** The share of a month's gross sales that was refunded, in percent; zero without sales. */
const refundedOf = ({ net_sales, refunds = '0.00' }: Month): string =>
  partOf(refunds, String(Number(net_sales) + Number(refunds)))

/** Net sales and refunds by month. */
const Months = ({ months, currency }: { months: readonly Month[]; currency: string }) => {
  const t = useTranslations()
  const { date, money, monthAndYear, percent } = useFormat()
  const nameOf = (each: Month) =>
    isWholeMonth(each) ? monthAndYear(each.from) : `${date(each.from)} – ${date(lastDayOf(each))}`
  if (months.every(({ refunds }) => refunds === undefined)) return null
  return (
    <Panel title={t('case.limit.monthly')} isFlush>
      <DataTable
        label={t('case.limit.monthly')}
        rows={months}
        keyOf={({ from }) => from}
        columns={[
          { title: t('case.limit.month'), cell: nameOf },
          { title: t('case.limit.netSales'), figure: ({ net_sales }) => money(net_sales, currency) },
          { title: t('case.limit.refunds'), figure: ({ refunds = '0.00' }) => money(refunds, currency) },
          { title: t('case.limit.refundRate'), figure: (month) => percent(refundedOf(month)) },
        ]}
      />
    </Panel>
  )
}

/** The sales behind a limit: by month with refunds, and by platform. */
export const LimitSales = ({ limit: { currency, today, granted } }: { limit: ShownLimit }) => {
  const t = useTranslations()
  const { platformName } = useMe()
  const { money, percent } = useFormat()
  const { months, ruleMonths, platforms, netSales } = today ?? granted
  return (
    <>
      <Panel title={t('case.limit.months')}>
        <LimitSalesMonths limit={{ currency, months, rule_months: ruleMonths }} />
      </Panel>
      <Months months={months.length > 0 ? months : ruleMonths} currency={currency} />
      <Panel title={t('case.limit.platforms')} isFlush>
        <DataTable
          label={t('case.limit.platforms')}
          rows={platforms}
          keyOf={({ platform }) => platform}
          columns={[
            { title: t('case.limit.platform'), cell: ({ platform }) => platformName(platform) },
            { title: t('case.limit.netSales'), figure: (each) => money(each.netSales, currency) },
            { title: t('case.limit.share'), figure: (each) => percent(partOf(each.netSales, netSales)) },
          ]}
        />
      </Panel>
    </>
  )
}
