import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { figuresOf } from '#shared/i18n/format.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { SalesTable } from '../list/sales-table.tsx'
import type { UploadedSource } from './uploads-queries.ts'

/** The months of uploaded orders, the newest first. On a phone, cells wrap, so that refunds are in sight as well. */
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
  const { count, monthAndYear } = useFormat()
  const [currency, ...others] = new Set(months.map((month) => month.currency))
  const isSingle = others.length === 0
  return (
    <Box
      minW="0"
      css={{
        '& tbody th': { whiteSpace: { base: 'normal', md: 'nowrap' } },
        '& td': { whiteSpace: { base: 'normal', md: 'nowrap' }, ps: { base: '3', md: '4' } },
      }}
    >
      <SalesTable
        caption={currency && isSingle ? t('uploads.inCurrency', { caption, currency }) : caption}
        head={[
          t('uploads.columns.month'),
          t(`uploads.columns.orders.${kind}`),
          t(`uploads.columns.sales.${kind}`),
          t(`uploads.columns.refunds.${kind}`),
        ]}
        rows={months.toReversed().map(({ month, currency: own, orders, sales, refunds }) => {
          // With a space at which it may break.
          const amountOf = (amount: string) => `${isSingle ? '' : `${own} `}${figuresOf(amount, own)}`
          return [monthAndYear(month), count(orders), amountOf(sales), amountOf(refunds)]
        })}
      />
    </Box>
  )
}
