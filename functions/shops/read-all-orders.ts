import { createSalesByDay, type SalesByDay } from '#shared/shops/daily-sales.ts'
import type { ShopConnector } from '../connectors/connector.ts'
import type { Shop } from '../data/shops.ts'

/** Reads every order of a shop, and sums them by day. `accessToken` is asked for before each page: it may change. */
export const readAllOrders = async (
  connector: ShopConnector,
  { platformShopId, currency, openedAt }: Pick<Shop, 'platformShopId' | 'currency' | 'openedAt'>,
  now: Date,
  accessToken: () => Promise<string>,
): Promise<SalesByDay['days']> => {
  const sales = createSalesByDay()
  let cursor: string | undefined
  do {
    const page = await connector.readSales(
      { accessToken: await accessToken() },
      {
        shop: { id: platformShopId, currency },
        from: openedAt,
        to: now.toISOString(),
        by: 'placed',
        ...(cursor ? { cursor } : {}),
      },
    )
    for (const entry of page.entries) sales.add(entry)
    cursor = page.cursor
  } while (cursor)
  return sales.days
}
