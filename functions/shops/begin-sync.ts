import { businessDate } from '#shared/time/business-date.ts'
import { recordEvent } from '../data/events.ts'
import { replaceShopSync, type ShopSync } from '../data/shop-syncs.ts'
import type { Shop } from '../data/shops.ts'
import type { Write } from '../data/table.ts'
import type { Deps } from '../runtime/deps.ts'

/** The initial length of a window in days: later ones adapt to the number of orders. */
export const firstWindowDays = 31

/** The writes that continue a sync: itself, with another step, and the event that executes it. */
export const continueSync = (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  reading: ShopSync,
): { reading: Write; due: Write } => {
  const { companyId, shopId } = reading
  const step = reading.step + 1
  return {
    reading: replaceShopSync(table, { ...reading, state: 'reading', step }),
    due: recordEvent(
      table,
      { name: 'shop-reading-due', companyId, shopId, step },
      `shop-reading-due:${companyId}:${shopId}:${step}`,
      clock(),
    ),
  }
}

/** A sync of all sales of a shop, under its present authorisation. */
export const fullSync = (
  { companyId, shopId, authorisationId, openedAt }: Shop,
  before: ShopSync | undefined,
  now: Date,
): ShopSync => ({
  companyId,
  shopId,
  authorisationId,
  state: 'reading',
  by: 'placed',
  step: before?.step ?? 0,
  calendar: 'hongKong',
  nextDate: businessDate(new Date(openedAt)),
  begunOn: businessDate(now),
  ahead: {},
  windowDays: firstWindowDays,
  attempts: 0,
  version: before?.version ?? 0,
})
