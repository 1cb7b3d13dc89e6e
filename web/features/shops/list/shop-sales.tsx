import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkedShopsEndpoints } from '#shared/shops/linked-shops.endpoints.ts'
import type { PeriodKind } from '#shared/shops/sales-periods.ts'
import { addDays } from '#shared/time/business-date.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { saveText } from '../../../api/save-file.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { LinkedShop } from '../linked-shop.ts'
import { netOf } from '../net-sales.ts'
import { csvOfSales } from './csv-of-sales.ts'
import { SalesTable } from './sales-table.tsx'
import { ShopOrders } from './shop-orders.tsx'

/** A shop's sales by month or week: what was counted, what was left out and why; also as a file. */
export const ShopSales = ({ shop }: { shop: Pick<LinkedShop, 'id' | 'name'> }) => {
  const { t } = useTranslation('shopSales')
  const { count, date, money } = useFormat()
  const [by, setBy] = useState<PeriodKind>('month')
  const [shown, setShown] = useState<{ from: string; to: string }>()
  const sales = useQuery(
    endpointQuery(linkedShopsEndpoints.listShopSales, { params: { id: shop.id }, query: { by } }),
  )
  if (!sales.data) return sales.error ? <Failure of={sales} /> : <Spinner />
  const { currency, periods, unpaid, unpaid_count: unpaidCount } = sales.data
  const span = ({ from, to }: { from: string; to: string }) => `${date(from)} – ${date(addDays(to, -1))}`
  const save = () => {
    const columns = [
      'reason',
      'from',
      'to',
      'number',
      'orders',
      'currency',
      'sales',
      'refunds',
      'net',
    ] as const
    saveText(
      csvOfSales(
        sales.data,
        columns.map((column) => t(`csv.${column}`)),
        (reason) => t(`reason.${reason}`),
      ),
      { name: `${shop.name}-${by}.csv`, type: 'text/csv' },
    )
  }
  return (
    <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Flex gap="3" wrap="wrap">
        {(['month', 'week'] as const).map((kind) => (
          <Button
            key={kind}
            size="md"
            variant={kind === by ? 'primary' : 'secondary'}
            aria-pressed={kind === by}
            onClick={() => {
              setBy(kind)
              setShown(undefined)
            }}
          >
            {t(`by.${kind}`)}
          </Button>
        ))}
        <Button size="md" variant="secondary" onClick={save}>
          {t('save')}
        </Button>
      </Flex>
      <SalesTable
        caption={t('counted')}
        head={[
          t('period'),
          t('csv.orders'),
          t('csv.sales'),
          t('csv.refunds'),
          t('csv.net'),
          t('reason.noRate'),
          t('orders.head'),
        ]}
        rows={periods.toReversed().map((each) => [
          span(each),
          count(each.orders),
          money(each.sales, currency),
          money(each.refunds, currency),
          money(each.net, currency),
          each.left_out.map((part) => money(netOf(part), part.currency)).join(' + ') || '—',
          <Button
            key="orders"
            size="sm"
            variant="secondary"
            aria-label={t('orders.showOf', { period: span(each) })}
            aria-expanded={shown?.from === each.from}
            onClick={() => setShown(shown?.from === each.from ? undefined : each)}
          >
            {t('orders.show')}
          </Button>,
        ])}
      />
      {shown ? <ShopOrders key={shown.from} shop={shop} span={shown} period={span(shown)} /> : null}
      {unpaidCount === 0 ? (
        <chakra.p color="text.quiet">{t('noneUnpaid')}</chakra.p>
      ) : (
        <SalesTable
          caption={t('unpaid', { orders: count(unpaidCount) })}
          head={[t('csv.number'), t('placedOn'), t('total')]}
          rows={unpaid.map(({ number, placed_on: placedOn, total }) => [
            number,
            date(placedOn),
            total ? money(total.amount, total.currency) : '—',
          ])}
        />
      )}
    </Box>
  )
}
