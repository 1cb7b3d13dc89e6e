import { Box, chakra } from '@chakra-ui/react'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { linkedShopsEndpoints } from '#shared/shops/linked-shops.endpoints.ts'
import { call } from '../../../api/call.ts'
import { saveText } from '../../../api/save-file.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { LinkedShop } from '../linked-shop.ts'
import { csvOfOrders, reasonOfLine } from './csv-of-orders.ts'
import { SalesTable } from './sales-table.tsx'

interface Span {
  from: string
  /** The day after the last. */
  to: string
}

const ordersQuery = (id: string, { from, to }: Span) =>
  infiniteQueryOptions({
    queryKey: [linkedShopsEndpoints.listShopOrders.name, id, from, to],
    queryFn: ({ signal, pageParam }) =>
      call(
        linkedShopsEndpoints.listShopOrders,
        { params: { id }, query: { from: pageParam, to } },
        { signal },
      ),
    initialPageParam: from,
    getNextPageParam: ({ next }) => next,
  })

/** The orders behind a shop's sales of a month or a week, by the platform's numbers; also as a file. */
export const ShopOrders = ({
  shop,
  span,
  period,
}: {
  shop: Pick<LinkedShop, 'id' | 'name'>
  span: Span
  period: string
}) => {
  const { t } = useTranslation('shopSales')
  const { count, date, money } = useFormat()
  const orders = useInfiniteQuery(ordersQuery(shop.id, span))
  const place = useRef<HTMLDivElement>(null)
  const isRead = orders.data !== undefined
  // It opens below the table of all months or weeks.
  useEffect(() => {
    if (isRead) place.current?.scrollIntoView({ block: 'start' })
  }, [isRead])
  if (!orders.data) return orders.error ? <Failure of={orders} /> : <Spinner />
  const lines = orders.data.pages.flatMap((page) => page.lines)
  const unlisted = orders.data.pages.reduce((sum, page) => sum + page.unlisted, 0)
  const save = async () => {
    let all = lines
    for (let isMore = orders.hasNextPage; isMore; ) {
      const read = await orders.fetchNextPage()
      if (read.isError || !read.data) return
      all = read.data.pages.flatMap((page) => page.lines)
      isMore = read.hasNextPage
    }
    const columns = ['reason', 'date', 'number', 'currency', 'amount', 'uncounted'] as const
    saveText(
      csvOfOrders(
        all,
        columns.map((column) => t(`orders.csv.${column}`)),
        (reason) => t(`orders.reason.${reason}`),
      ),
      { name: `${shop.name}-${span.from}.csv`, type: 'text/csv' },
    )
  }
  return (
    <Box ref={place} display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)" scrollMarginTop="20">
      <Box>
        <Button size="md" variant="secondary" busy={orders.isFetchingNextPage} onClick={() => void save()}>
          {t('orders.save')}
        </Button>
      </Box>
      <SalesTable
        caption={t('orders.caption', { period })}
        head={[
          t('orders.csv.number'),
          t('orders.csv.date'),
          t('orders.csv.reason'),
          t('orders.csv.amount'),
          t('orders.csv.uncounted'),
        ]}
        rows={lines.map((line) => [
          line.number,
          date(line.date),
          t(`orders.reason.${reasonOfLine(line)}`),
          money(line.amount, line.currency),
          line.uncounted ? money(line.uncounted, line.currency) : '—',
        ])}
      />
      {unlisted > 0 ? (
        <chakra.p color="text.quiet" fontSize="sm">
          {t('orders.unlisted', { orders: count(unlisted) })}
        </chakra.p>
      ) : null}
      {orders.error ? <Failure of={orders} /> : null}
      {orders.hasNextPage ? (
        <Box>
          <Button
            size="md"
            variant="secondary"
            busy={orders.isFetchingNextPage}
            onClick={() => void orders.fetchNextPage()}
          >
            {t('orders.more')}
          </Button>
        </Box>
      ) : null}
    </Box>
  )
}
