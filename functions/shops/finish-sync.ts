import {
  plusByCurrency,
  type SalesByCurrency,
  shownSalesFrom,
  sumByMonth,
  sumSales,
} from '#shared/shops/daily-sales.ts'
import {
  type Abnormality,
  abnormalitiesOf,
  observedDays,
  type ShopNotice,
} from '#shared/shops/shop-condition.ts'
import { isExpiringSoon, shopStatusAt } from '#shared/shops/shop-status.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import type { PlatformThrottled } from '../connectors/call-platform.ts'
import { listDailySales } from '../data/daily-sales.ts'
import { recordEvent } from '../data/events.ts'
import type { SalesOfDay } from '../data/packed-sales.ts'
import { packEveryDay } from '../data/replace-daily-sales.ts'
import type { Shop, ShopImport } from '../data/shops.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'
import { dailyMs, later, nextDayAt, retryAt } from './next-sync.ts'
import { shopsChanged } from './shops-changed.ts'
import { type SyncState, writeSyncState } from './sync-state.ts'

/** What was sold in other currencies: the part that the totals contain, and the part without a rate. */
const sumForeign = (days: readonly SalesOfDay[]): Pick<ShopImport, 'converted' | 'leftOut'> => {
  const sum = (part: 'converted' | 'leftOut') =>
    days.reduce<SalesByCurrency>((total, day) => plusByCurrency(total, day[part]), {})
  const [converted, leftOut] = [sum('converted'), sum('leftOut')]
  return {
    ...(Object.keys(converted).length > 0 ? { converted } : {}),
    ...(Object.keys(leftOut).length > 0 ? { leftOut } : {}),
  }
}

/** The totals of a fully synced shop: `days` is every day of it, those before `completeTo` are over. */
const summarise = (days: readonly SalesOfDay[], completeTo: string, now: Date): ShopImport => {
  const [firstDate, lastDate] = [days[0]?.date, days.at(-1)?.date]
  const shownFrom = shownSalesFrom(businessDate(now))
  return {
    status: 'imported',
    ...sumSales(days),
    ...sumForeign(days),
    ...(firstDate && lastDate ? { firstDate, lastDate } : {}),
    months: sumByMonth(days.filter(({ date }) => date >= shownFrom && date < completeTo)),
    monthsTo: completeTo,
  }
}

const observe = (shop: Shop, days: readonly SalesOfDay[], isReadable: boolean, now: Date) => {
  const since = shop.import.firstDate ?? businessDate(new Date(shop.openedAt))
  return abnormalitiesOf({ days, since, isReadable }, businessDate(now))
}

/** The unusual conditions of a shop that cannot be synced now. One that was never synced is not readable. */
const observeUnread = async (
  { table, clock }: Deps,
  shop: Shop,
  isReadable: boolean,
): Promise<Abnormality[]> => {
  if (shop.import.status !== 'imported') return ['notReadable']
  const today = businessDate(clock())
  const from = addDays(today, -observedDays)
  const days = await listDailySales(table, shop, from, today, shop)
  return observe(shop, days, isReadable, clock())
}

const failedUnlessImported = (shop: Shop): ShopImport =>
  shop.import.status === 'imported' ? shop.import : { ...shop.import, status: 'failed' }

/** The notification for the change of a shop since `before`; the gravest if there are several. */
const noticeOf = (shop: Shop, before: Shop): ShopNotice | undefined => {
  if (shop.status !== before.status)
    return shop.status === 'unauthorized' || shop.status === 'expired' ? shop.status : undefined
  const [abnormal, formerly] = [shop.abnormal ?? [], before.abnormal ?? []]
  if (shop.expiryToldFor !== before.expiryToldFor) return 'expiringSoon'
  if (formerly.length > 0 && abnormal.length === 0) return 'normal'
  return abnormal.find((each) => !formerly.includes(each))
}

/** The event that notifies the seller of a shop's changed condition; none if it is unchanged. */
const conditionEvent = (
  { table, clock }: Deps,
  { shop, reading }: SyncState,
  before: Shop,
): Record<string, Write> => {
  const condition = noticeOf(shop, before)
  if (!condition) return {}
  const { companyId, shopId } = shop
  return {
    condition: recordEvent(
      table,
      { name: 'shop-condition-changed', companyId, shopId, condition },
      `shop-condition-changed:${companyId}:${shopId}:${reading.step}:${condition}`,
      clock(),
    ),
  }
}

/** Notifies the import's waiting consumers that it has ended, successfully or not; a daily sync has none. */
const importedEvent = (
  { table, clock }: Deps,
  { shop, reading }: SyncState,
  before: Shop,
): Record<string, Write> => {
  if (before.import.status === 'imported') return {}
  const { companyId, shopId } = shop
  return {
    imported: recordEvent(
      table,
      { name: 'shop-imported', companyId, shopId },
      `shop-imported:${companyId}:${shopId}:${reading.step}`,
      clock(),
    ),
  }
}

/** An examination is repeated after this many days. */
const examinedAgainAfterDays = 7

/** The event that examines the latest orders of a shop that was read. */
const examinationEvent = (
  { table, clock }: Deps,
  { shop, reading }: SyncState,
  before: Shop,
): Record<string, Write> => {
  const now = clock()
  const isRecent =
    shop.examination &&
    before.import.status === 'imported' &&
    Date.parse(shop.examination.at) + examinedAgainAfterDays * dailyMs > now.getTime()
  if (isRecent) return {}
  const { companyId, shopId, authorisationId } = shop
  return {
    examination: recordEvent(
      table,
      { name: 'shop-examination-due', companyId, shopId, authorisationId },
      `shop-examination-due:${companyId}:${shopId}:${reading.step}`,
      now,
    ),
  }
}

/** Writes the end of a sync of a shop that was `before`, with its notifications. */
const writeEnd = async (
  deps: Deps,
  state: SyncState,
  before: Shop,
  done: Write,
  more: Record<string, Write> = {},
): Promise<void> => {
  await writeSyncState(deps, state, {
    done,
    ...more,
    ...importedEvent(deps, state, before),
    ...conditionEvent(deps, state, before),
    // An expired consent removes the shop's part of the limits.
    limits: state.shop.status === before.status ? undefined : shopsChanged(deps, state.shop),
  })
}

/** Ends a sync: waiting consumers are notified, and the job syncs again a day later. */
export const finishSync = async (deps: Deps, state: SyncState, before: Shop, done: Write): Promise<void> => {
  const now = deps.clock()
  const days = await packEveryDay(deps.table, state.shop)
  const { hasUtcDays: _utc, ...read } = state.shop
  const { failingSince: _, orders: _read, utcDaysTo: _to, begunOn, ...reading } = state.reading
  // The next sync reads the unfinished day again, and what changed during a long import.
  const nextDate = begunOn ?? businessDate(now)
  const summarised: Shop = { ...read, import: summarise(days, nextDate, now) }
  const shop = {
    ...summarised,
    abnormal: observe(summarised, days, true, now),
    ...(summarised.expiresAt && isExpiringSoon(summarised, now)
      ? { expiryToldFor: summarised.expiresAt }
      : {}),
  }
  const next: SyncState = {
    shop,
    reading: {
      ...reading,
      state: 'waiting',
      by: 'changed',
      nextDate,
      ahead: {},
      attempts: 0,
      dueAt: nextDayAt(now),
    },
  }
  await writeEnd(deps, next, before, done, examinationEvent(deps, next, before))
}

/** The shop cannot be synced any more: the consent was revoked or has expired. */
export const stopSync = async (deps: Deps, { shop, reading }: SyncState, done: Write): Promise<void> => {
  const status = shopStatusAt(shop, deps.clock())
  const next: SyncState = {
    shop: {
      ...shop,
      status: status === 'authorized' ? 'unauthorized' : status,
      import: failedUnlessImported(shop),
    },
    reading: { ...reading, state: 'ended' },
  }
  await writeEnd(deps, next, shop, done)
}

/** The platform does not respond: the seller is notified, and the job retries later. */
export const retrySyncLater = async (
  deps: Deps,
  { shop, reading }: SyncState,
  done: Write,
): Promise<void> => {
  const now = deps.clock()
  const failingSince = reading.failingSince ?? now.toISOString()
  // A short outage of the platform is no news for the seller; a day's is.
  const isReadable = Date.parse(failingSince) + dailyMs > now.getTime()
  const next: SyncState = {
    shop: {
      ...shop,
      import: failedUnlessImported(shop),
      abnormal: await observeUnread(deps, shop, isReadable),
    },
    reading: { ...reading, state: 'waiting', attempts: 0, failingSince, dueAt: retryAt(now) },
  }
  await writeEnd(deps, next, shop, done)
}

/** The platform limits the rate: the job resumes when it is permitted. */
export const pauseSync = async (
  deps: Deps,
  { shop, reading }: SyncState,
  { retryAfterSeconds }: PlatformThrottled,
  done: Write,
): Promise<void> => {
  await writeSyncState(
    deps,
    {
      shop,
      reading: {
        ...reading,
        state: 'waiting',
        attempts: 0,
        dueAt: later(deps.clock(), retryAfterSeconds * 1000),
      },
    },
    { done },
  )
}
