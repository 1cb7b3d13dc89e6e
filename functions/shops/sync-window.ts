import { createSalesByDay, type SalesByDay } from '#shared/shops/daily-sales.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { GrantRefused, PlatformThrottled } from '../connectors/call-platform.ts'
import type { Access, SalesPage, SalesRequest, ShopConnector } from '../connectors/connector.ts'
import type { PartialWindow } from '../data/shop-syncs.ts'
import type { Deps } from '../runtime/deps.ts'

/** After a longer rate limit the sync resumes later. */
const longestPauseSeconds = 30

/** The maximum number of entries of an incomplete window that is kept: their ids have to fit into an item. */
const maxKeptEntries = 4000

interface WindowRequest {
  request: SalesRequest
  /** The day after its last one. */
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
  constructor(throttled: PlatformThrottled | undefined, part: PartialWindow | undefined) {
    super(throttled ? throttled.message : 'time was up within a window')
    this.throttled = throttled
    this.part = part
  }
}

/**
 * Reads all pages of a window, and sums them by day. A short delay requested by the platform is waited for. Throws
 * WindowCut if it is long or the deadline comes first.
 */
export const syncWindow = async (
  { pause, clock }: Pick<Deps, 'pause' | 'clock'>,
  connector: ShopConnector,
  { request, toDate, before, access, deadline }: WindowRequest,
): Promise<SalesByDay> => {
  const sales = createSalesByDay(before)
  let cursor = before?.cursor

  const cut = (throttled?: PlatformThrottled): WindowCut => {
    if (cursor === undefined || sales.seen.size > maxKeptEntries) return new WindowCut(throttled, undefined)
    const { days, seen } = sales
    const sums = Object.fromEntries(days)
    return new WindowCut(throttled, { toDate, to: request.to, cursor, sums, seen: [...seen] })
  }

  const readPage = async (): Promise<SalesPage> => {
    let refused: string | undefined
    for (;;) {
      if (clock().getTime() >= deadline) throw cut()
      const given = await access(refused)
      try {
        return await connector.readSales(given, { ...request, ...(cursor ? { cursor } : {}) })
      } catch (error) {
        // A platform may void a token early. If the next is rejected as well, the consent is void.
        if (error instanceof GrantRefused && refused === undefined) refused = given.accessToken
        else if (!(error instanceof PlatformThrottled)) throw error
        else if (error.retryAfterSeconds > longestPauseSeconds) throw cut(error)
        else await pause(error.retryAfterSeconds * 1000)
      }
    }
  }

  do {
    const page = await readPage()
    for (const entry of page.entries) sales.add(entry)
    cursor = page.cursor
  } while (cursor)
  return sales
}
