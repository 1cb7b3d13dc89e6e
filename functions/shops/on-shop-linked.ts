import { shownSalesFrom, sumByMonth, sumSales } from '#shared/shops/daily-sales.ts'
import type { ShopStatus } from '#shared/shops/shop-status.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { GrantRefused } from '../connectors/call-platform.ts'
import { openShopConnector } from '../connectors/open-connector.ts'
import { expectIncomplete, recordEvent } from '../data/events.ts'
import { findShop, replaceShop, type Shop, type ShopImport } from '../data/shops.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'
import { describeError } from '../runtime/describe-error.ts'
import type { Subscriber } from '../runtime/subscriber.ts'
import { freshAccessToken } from './fresh-access-token.ts'
import { readAllOrders } from './read-all-orders.ts'
import { writeDailySales } from './write-daily-sales.ts'

/** Tries before the seller is told that the import failed. Fewer than the stream makes, so that the last one is ours. */
const attemptsAllowed = 4

type Owner = Pick<Shop, 'companyId' | 'shopId'>

const update = async (
  { table }: Deps,
  { companyId, shopId }: Owner,
  change: (shop: Shop) => Partial<Shop>,
  writes: Record<string, Write>,
): Promise<Shop> => {
  const shop = await findShop(table, companyId, shopId)
  if (!shop) throw new Error('no such shop')
  const changed: Shop = { ...shop, ...change(shop) }
  const outcome = await table.transact({ shop: replaceShop(table, changed), ...writes })
  if (!outcome.ok) throw new Error('the shop was changed meanwhile')
  return changed
}

const importOrders = async (deps: Deps, shop: Shop): Promise<Partial<ShopImport>> => {
  const connector = await openShopConnector(deps, shop.platform)
  const days = await readAllOrders(connector, shop, deps.clock(), () =>
    freshAccessToken(deps, connector, shop),
  )
  await writeDailySales(deps.table, shop, days)
  const dates = [...days.keys()].toSorted()
  const shownFrom = shownSalesFrom(businessDate(deps.clock()))
  const [firstDate, lastDate] = [dates[0], dates.at(-1)]
  return {
    ...sumSales(days.values()),
    ...(firstDate && lastDate ? { firstDate, lastDate } : {}),
    months: sumByMonth(
      [...days].flatMap(([date, totals]) => (date >= shownFrom ? [{ date, ...totals }] : [])),
    ),
  }
}

/**
 * Imports the orders of a shop that was linked, as sums by day. What fails is thrown, for the stream to try again;
 * a consent that is void, and the last try, end it with the status that the seller sees. Its end is an event.
 */
export const onShopLinked: Subscriber<'shop-linked'> = async (event, deps, { eventId, done }) => {
  const { table, clock } = deps
  const { companyId, shopId } = event
  const shop = await update(
    deps,
    event,
    (current) => ({
      import: { ...current.import, status: 'importing', attempts: current.import.attempts + 1 },
    }),
    // An import that another delivery has ended must not begin again, for nothing would end it.
    { incomplete: expectIncomplete(table, eventId) },
  )
  // A shop that was authorised again meanwhile has an import of its own to come: this one's outcome is out of date.
  const settle = (status: ShopStatus, outcome: Partial<ShopImport>) =>
    update(
      deps,
      event,
      (current) =>
        current.authorisationId === shop.authorisationId
          ? { status, import: { ...current.import, ...outcome } }
          : {},
      {
        done,
        // Named by the event, which there is one of for each authorisation.
        imported: recordEvent(
          table,
          { name: 'shop-imported', companyId, shopId },
          `shop-imported:${eventId}`,
          clock(),
        ),
      },
    )
  // A try that was cut off (out of time or memory) leaves nobody to end the import but the next.
  if (shop.import.attempts > attemptsAllowed) {
    await settle(shop.status, { status: 'failed' })
    return
  }
  try {
    await settle(shop.status, { ...(await importOrders(deps, shop)), status: 'imported' })
  } catch (error) {
    const refused = error instanceof GrantRefused
    if (!refused && shop.import.attempts < attemptsAllowed) throw error
    deps.log('error', 'the import of a shop failed', {
      shopId: shop.shopId,
      ...describeError(error),
    })
    await settle(refused ? 'expired' : shop.status, { status: 'failed' })
  }
}
