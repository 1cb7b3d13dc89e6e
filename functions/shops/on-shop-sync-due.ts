import type { OpenOrder } from '#shared/shops/counted-order.ts'
import { sumSales } from '#shared/shops/daily-sales.ts'
import { mergeWindowTotals, type SalesWindow } from '#shared/shops/sales-window.ts'
import { shopStatusAt } from '#shared/shops/shop-status.ts'
import { addDays, type BusinessDate, businessDate, startOfDay } from '#shared/time/business-date.ts'
import { EndlessPages, GrantRefused, PlatformThrottled } from '../connectors/call-platform.ts'
import type { ShopConnector } from '../connectors/connector.ts'
import { openShopConnector } from '../connectors/open-connector.ts'
import { expectIncomplete } from '../data/events.ts'
import { listOpenOrders, replaceOpenOrders } from '../data/open-orders.ts'
import { type PartialWindow, replaceShopSync, type ShopSync } from '../data/shop-syncs.ts'
import { replaceShop, type Shop } from '../data/shops.ts'
import type { Write } from '../data/table.ts'
import { writeAll } from '../data/write-all.ts'
import type { Deps } from '../runtime/deps.ts'
import { describeError } from '../runtime/describe-error.ts'
import type { BulkSubscriber, Delivery } from '../runtime/subscriber.ts'
import { continueSync, firstWindowDays } from './begin-sync.ts'
import { cachedDecrypt } from './cached-decrypt.ts'
import { finishSync, pauseSync, retrySyncLater, stopSync } from './finish-sync.ts'
import { migrateToHongKongDays } from './migrate-to-hong-kong-days.ts'
import { accessToShop } from './shop-access.ts'
import { findSyncState, type SyncState, writeSyncState } from './sync-state.ts'
import { syncWindow, WindowCut } from './sync-window.ts'
import { writeDailySales } from './write-daily-sales.ts'

/** Attempts at a window before the seller is notified. Fewer than the stream's, so that the last one is ours. */
const attemptsAllowed = 4

/** A step ends well before the Lambda's timeout, and the next one continues. */
const stepMs = 120_000
/** The remaining time for work that has started by then. */
const graceMs = 90_000

/** The longest duration of a step. */
export const longestStepMs = stepMs + graceMs

/** The target number of entries in a window: few enough to be read within a step. */
const entriesPerWindow = 20_000

const tomorrow = (now: Date): BusinessDate => addDays(businessDate(now), 1)

/**
 * Platforms report some entries late: Amazon an order once it is paid, and a refund up to two days after it. This many
 * days are read again with new ones.
 */
const settlingDays = 3

/** The next window. Changes are read in one window, however long ago the last sync was. */
const nextWindow = ({ by, nextDate, windowDays, part }: ShopSync, now: Date): SalesWindow => {
  const end = tomorrow(now)
  if (by === 'changed') return { fromDate: addDays(nextDate, -settlingDays), toDate: part?.toDate ?? end }
  if (part) return { fromDate: nextDate, toDate: part.toDate }
  const toDate = addDays(nextDate, windowDays)
  return { fromDate: nextDate, toDate: toDate < end ? toDate : end }
}

const windowDaysAfter = (windowDays: number, entries: number): number =>
  Math.max(1, Math.min(firstWindowDays, Math.floor((windowDays * entriesPerWindow) / Math.max(1, entries))))

const readNextWindow = async (
  deps: Deps,
  connector: ShopConnector,
  { shop, reading }: SyncState,
  deadline: number,
): Promise<SyncState> => {
  const now = deps.clock()
  const window = nextWindow(reading, now)
  const end = startOfDay(window.toDate).toISOString()
  const { part, ...whole } = reading
  const known = await listOpenOrders(deps.table, shop)
  // Written as soon as they are known, so that a window that is read again counts the orders on the same days.
  const keep = (open: ReadonlyMap<string, OpenOrder>) =>
    writeAll(deps.table, replaceOpenOrders(deps.table, shop, known, open))
  const read = await syncWindow(deps, connector, {
    request: {
      known,
      shop: { id: shop.platformShopId, currency: shop.currency },
      from: startOfDay(window.fromDate).toISOString(),
      to: part?.to ?? (end < now.toISOString() ? end : now.toISOString()),
      by: reading.by,
    },
    toDate: window.toDate,
    before: part,
    access: (refused) => accessToShop(deps, connector, shop, refused),
    deadline,
  }).catch(async (error: unknown) => {
    if (error instanceof WindowCut) await keep(error.open)
    throw error
  })
  await keep(read.open)
  const { days, ahead } = mergeWindowTotals(window, read.days, reading.ahead)
  await writeDailySales(deps.table, shop, window, days, businessDate(now))
  const lastDate = [...days.keys()].toSorted().at(-1) ?? shop.import.lastDate
  return {
    shop: {
      ...shop,
      import: reading.by === 'placed' && lastDate ? { ...shop.import, lastDate } : shop.import,
    },
    reading: {
      ...whole,
      ...(reading.by === 'placed' ? { orders: (reading.orders ?? 0) + sumSales(days.values()).orders } : {}),
      nextDate: window.toDate,
      ahead,
      attempts: 0,
      windowDays: windowDaysAfter(reading.windowDays, read.seen.size),
    },
  }
}

/** The next window begins with its first page, and is half as long. */
const inSmallerWindows = ({ part: _part, ...reading }: ShopSync): ShopSync => ({
  ...reading,
  windowDays: Math.max(1, Math.floor(reading.windowDays / 2)),
})

/** Continues where the window was cut, if its synced part can be kept. */
const afterCut = (reading: ShopSync, part: PartialWindow | undefined): ShopSync =>
  part ? { ...reading, part, attempts: 0 } : { ...inSmallerWindows(reading), attempts: 0 }

/** Reads window after window: until all is synced, or the step's time is up and the next event continues. */
const readOn = async (deps: Deps, begun: SyncState, done: Write): Promise<void> => {
  const { shop: before } = begun
  const connector = await openShopConnector(deps, before.platform)
  const remembering = { ...deps, seal: cachedDecrypt(deps.seal) }
  const startedAt = deps.clock().getTime()
  let state = begun
  while (state.reading.nextDate < tomorrow(deps.clock())) {
    if (deps.clock().getTime() >= startedAt + stepMs) {
      await writeStep(deps, state, done)
      return
    }
    const read = await readNextWindow(remembering, connector, state, startedAt + longestStepMs)
    // Another process may have written the shop since: refreshed tokens, or the seller.
    const now = await findSyncState(deps, before)
    if (!now) return
    if (now.reading.version !== state.reading.version) throw new Error('the shop is being read by another')
    if (now.shop.authorisationId !== before.authorisationId) return
    if (now.shop.status !== 'authorized') {
      await stopSync(deps, now, done)
      return
    }
    const next = { shop: { ...now.shop, import: read.shop.import }, reading: read.reading }
    // The only window of a daily sync is written with its end.
    state = next.reading.by === 'changed' ? next : await writeSyncState(deps, next)
  }
  await finishSync(deps, state, before, done)
}

const writeStep = async (deps: Deps, { shop, reading }: SyncState, done: Write): Promise<void> => {
  const written = await deps.table.transact({
    shop: replaceShop(deps.table, shop),
    ...continueSync(deps, reading),
    done,
  })
  if (!written.ok) throw new Error('the shop was changed meanwhile')
}

/** Counts an attempt, so that the next one learns of a crash (timeout or memory). */
const begin = async (
  deps: Deps,
  { shop, reading }: SyncState,
  stored: Shop,
  { eventId }: Delivery,
): Promise<SyncState> => {
  const attempts = reading.attempts + 1
  const isWaitedFor = shop.import.status !== 'imported'
  const begun: SyncState = {
    shop: isWaitedFor ? { ...shop, import: { ...shop.import, status: 'importing' } } : shop,
    // An interrupted window may have been too large, or its cursor has expired.
    reading: {
      ...(attempts > 1 ? inSmallerWindows(reading) : reading),
      attempts,
    },
  }
  if (begun.shop !== stored)
    return writeSyncState(deps, begun, {
      // A sync that another delivery has ended must not begin again, for nothing would end it.
      incomplete: expectIncomplete(deps.table, eventId),
    })
  // A single write, at a quarter of a transaction's cost, suffices: the delivery that ends a step also writes its sync.
  if (!(await deps.table.write(replaceShopSync(deps.table, begun.reading))))
    throw new Error('the shop was changed meanwhile')
  return { shop, reading: { ...begun.reading, version: reading.version + 1 } }
}

/**
 * Syncs the sales of a shop, as daily sums, window by window: the results of a step are final, whatever fails after it.
 * Errors are thrown, for the stream to retry; a void consent ends the sync with the status that the seller sees, and a
 * platform that does not respond leaves it to the job.
 */
export const onShopSyncDue: BulkSubscriber<'shop-reading-due'> = async (event, deps, delivery) => {
  const { done } = delivery
  const found = await findSyncState(deps, event)
  // A newer authorisation, or a later step, has its own event; an unlinked shop is not synced any more.
  if (!found || found.reading.step !== event.step || found.reading.state !== 'reading') return
  if (shopStatusAt(found.shop, deps.clock()) !== 'authorized') {
    await stopSync(deps, found, done)
    return
  }
  if (found.reading.attempts >= attemptsAllowed) {
    await retrySyncLater(deps, found, done)
    return
  }
  const state = await begin(deps, await migrateToHongKongDays(deps, found), found.shop, delivery)
  try {
    await readOn(deps, state, done)
  } catch (error) {
    const now = await findSyncState(deps, event)
    if (!now || now.reading.step !== event.step || now.reading.state !== 'reading') return
    const isLastTry = now.reading.attempts >= attemptsAllowed
    const isFinal =
      error instanceof GrantRefused ||
      error instanceof PlatformThrottled ||
      error instanceof EndlessPages ||
      error instanceof WindowCut
    if (!isFinal && !isLastTry) throw error
    deps.log(isFinal ? 'info' : 'error', 'a shop could not be read on', {
      shopId: event.shopId,
      ...describeError(error),
    })
    if (error instanceof GrantRefused) await stopSync(deps, now, done)
    else if (error instanceof PlatformThrottled) await pauseSync(deps, now, error, done)
    else if (error instanceof EndlessPages) await retrySyncLater(deps, now, done)
    else if (error instanceof WindowCut) {
      const cut = { ...now, reading: afterCut(now.reading, error.part) }
      if (error.throttled) await pauseSync(deps, cut, error.throttled, done)
      else await writeStep(deps, cut, done)
    } else await retrySyncLater(deps, now, done)
  }
}
