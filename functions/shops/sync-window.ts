import { createSalesByDay, type SalesByDay } from '#shared/shops/daily-sales.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { GrantRefused, PlatformThrottled } from '../connectors/call-platform.ts'
import type { Access, SalesPage, SalesRequest, ShopConnector } from '../connectors/connector.ts'
import type { WindowPart } from '../data/shop-readings.ts'
import type { Deps } from '../runtime/deps.ts'

/** A platform that asks to be left alone for longer is come back to later. */
const longestPauseSeconds = 30

/** What was read of a window is kept up to so many entries: their ids are to fit into an item. */
const maxKeptEntries = 4000

interface WindowRequest {
  request: SalesRequest
  /** The day that it ends with, which is left out. */
  toDate: BusinessDate
  /** What was read of it before. */
  before: WindowPart | undefined
  /** Asked for before each page: the token may change. `refused` is one that the platform did not take. */
  access(refused?: string): Promise<Access>
  /** Until when pages may be asked for; milliseconds since 1970. */
  deadline: number
}

/** A window could not be read to its end now: time was up, or the platform is `throttled` for long. */
export class WindowCut extends Error {
  override name = 'WindowCut'
  readonly throttled: PlatformThrottled | undefined
  /** What is read of it; undefined where nothing is, or too much to be kept. */
  readonly part: WindowPart | undefined
  constructor(throttled: PlatformThrottled | undefined, part: WindowPart | undefined) {
    super(throttled ? throttled.message : 'time was up within a window')
    this.throttled = throttled
    this.part = part
  }
}

/**
 * Reads all pages of a window, and sums them by day. What a platform asks for between two pages is waited for, if it is
 * short. Throws WindowCut where the wait is long or the deadline comes first.
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
        // A platform may void a token before its time. If the next is refused as well, it is the consent.
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
