import type { ShownLimit } from '#shared/desk/limit.ts'
import { NetSalesMonths } from '../../../features/credit/net-sales-months.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { useWords } from '../../i18n/use-words.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Panel } from '../../ui/panel.tsx'

/** A platform's part of all sales, in percent; nothing of nothing. */
const partOf = (netSales: string, all: string): string =>
  Number(all) > 0 ? ((Number(netSales) / Number(all)) * 100).toFixed(1) : '0.0'

/** The sales that a limit rests on: by month, and by platform. */
export const LimitSales = ({ limit: { currency, today, granted } }: { limit: ShownLimit }) => {
  const t = useWords()
  const { money, percent } = useFormat()
  const { months, platforms, netSales } = today ?? granted
  return (
    <>
      <Panel title={t('case.limit.months')}>
        <NetSalesMonths limit={{ currency, months }} />
      </Panel>
      <Panel title={t('case.limit.platforms')} isFlush>
        <DataTable
          label={t('case.limit.platforms')}
          rows={platforms}
          keyOf={({ platform }) => platform}
          columns={[
            { key: 'platform', title: t('case.limit.platform'), cell: ({ platform }) => platform },
            {
              key: 'netSales',
              title: t('case.limit.netSales'),
              isNumber: true,
              cell: (each) => money(each.netSales, currency),
            },
            {
              key: 'share',
              title: t('case.limit.share'),
              isNumber: true,
              cell: (each) => percent(partOf(each.netSales, netSales)),
            },
          ]}
        />
      </Panel>
    </>
  )
}
