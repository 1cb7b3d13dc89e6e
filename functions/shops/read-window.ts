import { createSalesByDay, type SalesByDay } from '#shared/shops/daily-sales.ts'
import { GrantRefused, PlatformThrottled } from '../connectors/call-platform.ts'
import type { Access, SalesPage, SalesRequest, ShopConnector } from '../connectors/connector.ts'
import type { Deps } from '../runtime/deps.ts'

/** A platform that asks to be left alone for longer is come back to later. */
const longestPauseSeconds = 30

interface WindowRequest {
  request: SalesRequest
  /** Asked for before each page: the token may change. `refused` is one that the platform did not take. */
  access(refused?: string): Promise<Access>
  /** Until when pages may be asked for; milliseconds since 1970. */
  deadline: number
}

/** Time was up before the window was read to its end. */
export class WindowTooLarge extends Error {
  override name = 'WindowTooLarge'
}

/**
 * Reads all pages of a window, and sums them by day. What a platform asks for between two pages is waited for, if it is
 * short; a longer wait is thrown as PlatformThrottled. Throws WindowTooLarge where the deadline comes first.
 */
export const readWindow = async (
  { pause, clock }: Pick<Deps, 'pause' | 'clock'>,
  connector: ShopConnector,
  { request, access, deadline }: WindowRequest,
): Promise<SalesByDay & { entries: number }> => {
  const sales = createSalesByDay()
  let [cursor, entries]: [string | undefined, number] = [undefined, 0]

  const readPage = async (): Promise<SalesPage> => {
    let refused: string | undefined
    for (;;) {
      if (clock().getTime() >= deadline) throw new WindowTooLarge('time was up within a window')
      const given = await access(refused)
      try {
        return await connector.readSales(given, { ...request, ...(cursor ? { cursor } : {}) })
      } catch (error) {
        // A platform may void a token before its time. If the next is refused as well, it is the consent.
        if (error instanceof GrantRefused && refused === undefined) refused = given.accessToken
        else if (error instanceof PlatformThrottled && error.retryAfterSeconds <= longestPauseSeconds)
          await pause(error.retryAfterSeconds * 1000)
        else throw error
      }
    }
  }

  do {
    const page = await readPage()
    for (const entry of page.entries) sales.add(entry)
    entries += page.entries.length
    cursor = page.cursor
  } while (cursor)
  return { ...sales, entries }
}
