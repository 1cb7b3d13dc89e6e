import type { OpenOrder } from '#shared/shops/counted-order.ts'
import { createSalesByDay, type SalesByDay } from '#shared/shops/daily-sales.ts'
import { keepOpenOrders, ordersToRefetch } from '#shared/shops/keep-open-orders.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { GrantRefused, PlatformThrottled, PlatformUnavailable } from '../connectors/call-platform.ts'
import type { Access, SalesPage, SalesRequest, ShopConnector } from '../connectors/connector.ts'
import { watchPages } from '../connectors/watch-pages.ts'
import type { PartialWindow } from '../data/shop-syncs.ts'
import type { Deps } from '../runtime/deps.ts'

/** After a longer rate limit the sync resumes later. */
const longestPauseSeconds = 30

/** The maximum number of entries of an incomplete window that is kept: their ids and orders have to fit into an item. */
const maxKeptEntries = 2500

interface WindowRequest {
  request: SalesRequest
  /** The day after the window's last one. */
  toDate: BusinessDate
  /** The part that was synced before. */
  before: PartialWindow | undefined
  /** Obtained before each page: the token may change. `refused` is one that the platform rejected. */
  access(refused?: string): Promise<Access>
  /** Until when pages may be requested; milliseconds since 1970. */
  deadline: number
}

/** A window could not be completed now: time was up, or the platform is `throttled` for long. */
export class WindowCut extends Error {
  override name = 'WindowCut'
  readonly throttled: PlatformThrottled | undefined
  /** The synced part; undefined if there is none, or too much to keep. */
  readonly part: PartialWindow | undefined
  /** The open orders after the synced part. */
  readonly open: ReadonlyMap<string, OpenOrder>
  constructor(
    throttled: PlatformThrottled | undefined,
    part: PartialWindow | undefined,
    open: ReadonlyMap<string, OpenOrder>,
  ) {
    super(throttled ? throttled.message : 'time was up within a window')
    this.throttled = throttled
    this.part = part
    this.open = open
  }
}

/** A window's sales, and the orders that are open after it. */
export interface WindowSales extends SalesByDay {
  open: ReadonlyMap<string, OpenOrder>
}

/**
 * Reads all pages of a window, and sums them by day; then requests the open orders that no page contained. A short delay
 * requested by the platform is waited for. Throws WindowCut if it is long or the deadline comes first, and EndlessPages
 * if the pages do not end.
 */
export const syncWindow = async (
  { pause, clock }: Pick<Deps, 'pause' | 'clock'>,
  connector: ShopConnector,
  { request, toDate, before, access, deadline }: WindowRequest,
): Promise<WindowSales> => {
  const sales = createSalesByDay(before)
  const known = request.known ?? new Map<string, OpenOrder>()
  const reported = new Map<string, OpenOrder>()
  const pages = watchPages('a shop platform')
  let cursor = before?.cursor

  const openNow = () => keepOpenOrders(known, reported, { from: request.from, now: clock() })

  const cut = (throttled?: PlatformThrottled): WindowCut => {
    if (cursor === undefined || sales.seen.size > maxKeptEntries)
      return new WindowCut(throttled, undefined, openNow())
    const { days, seen } = sales
    const sums = Object.fromEntries(days)
    const part = { toDate, to: request.to, cursor, sums, seen: [...seen] }
    return new WindowCut(throttled, part, openNow())
  }

  const read = async (page: (given: Access) => Promise<SalesPage>): Promise<SalesPage> => {
    let refused: string | undefined
    for (;;) {
      if (clock().getTime() >= deadline) throw cut()
      const given = await access(refused)
      try {
        return await page(given)
      } catch (error) {
        // A platform may void a token early. If the next is rejected as well, the consent is void.
        if (error instanceof GrantRefused && refused === undefined) refused = given.accessToken
        else if (!(error instanceof PlatformThrottled)) throw error
        else if (error.retryAfterSeconds > longestPauseSeconds) throw cut(error)
        else await pause(error.retryAfterSeconds * 1000)
      }
    }
  }

  const take = ({ entries, open = [] }: SalesPage): void => {
    for (const entry of entries) sales.add(entry)
    for (const order of open) reported.set(order.id, order)
  }

  do {
    const requested = cursor
    const page = await read((given) =>
      connector.readSales(given, { ...request, ...(requested ? { cursor: requested } : {}) }),
    )
    take(page)
    cursor = page.cursor
    pages.next(page.listed ?? page.entries.map(({ id }) => id), requested, cursor)
  } while (cursor)

  await askForOpenOrders()
  return { ...sales, open: openNow() }

  /** A platform's refusal to return single orders loses nothing: they are requested again the next day. */
  async function askForOpenOrders(): Promise<void> {
    const now = clock()
    const asked = ordersToRefetch(openNow(), now)
    for (let start = 0; start < asked.length; start += connector.ordersPerCall) {
      const orders = asked.slice(start, start + connector.ordersPerCall)
      const ids = orders.map(({ id }) => id)
      try {
        const page = await read((given) => connector.readOrders(given, { ...request, ids }))
        // One that is not returned does not exist any more.
        for (const order of orders) reported.set(order.id, { ...order, stage: 'closed' })
        take(page)
      } catch (error) {
        if (error instanceof WindowCut) return
        if (!(error instanceof PlatformUnavailable)) throw error
        for (const order of orders) reported.set(order.id, { ...order, seenAt: now.toISOString() })
      }
    }
  }
}
