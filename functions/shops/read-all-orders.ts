import { createSalesByDay, type SalesByDay } from '#shared/shops/daily-sales.ts'
import type { Shop } from '../data/shops.ts'
import type { MarketplaceClient } from './marketplace-client.ts'

/** Reads every order of a shop, and sums them by day. `accessToken` is asked for before each page: it may change. */
export const readAllOrders = async (
  client: MarketplaceClient,
  { currency }: Pick<Shop, 'currency'>,
  accessToken: () => Promise<string>,
): Promise<SalesByDay['days']> => {
  const sales = createSalesByDay()
  let cursor: string | undefined
  do {
    const page = await client.readOrders(await accessToken(), { currency, cursor })
    for (const order of page.orders) sales.add(order)
    cursor = page.cursor
  } while (cursor)
  return sales.days
}
