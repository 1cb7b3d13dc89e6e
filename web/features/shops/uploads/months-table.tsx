import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { SalesTable } from '../list/sales-table.tsx'
import type { UploadedSource } from './uploads-queries.ts'

/** The months of uploaded orders, the newest first. */
export const MonthsTable = ({
  months,
  kind,
  caption,
}: {
  months: UploadedSource['months']
  kind: UploadedSource['kind']
  caption: string
}) => {
  const { t } = useTranslation('shopSales')
  const { count, money, monthAndYear } = useFormat()
  return (
    <SalesTable
      caption={caption}
      head={[
        t('uploads.columns.month'),
        t(`uploads.columns.orders.${kind}`),
        t(`uploads.columns.sales.${kind}`),
        t(`uploads.columns.refunds.${kind}`),
      ]}
      rows={months
        .toReversed()
        .map(({ month, currency, orders, sales, refunds }) => [
          monthAndYear(month),
          count(orders),
          money(sales, currency),
          money(refunds, currency),
        ])}
    />
  )
}
