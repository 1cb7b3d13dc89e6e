/**
 * The authorisation status of a shop.
 * - `pending`: it was added, and its seller has not authorised it yet.
 * - `unauthorized`: the consent was withdrawn, here or at the platform.
 * - `expired`: the consent has expired.
 */
export const shopStatuses = ['pending', 'authorized', 'unauthorized', 'expired'] as const
export type ShopStatus = (typeof shopStatuses)[number]

export const importStatuses = ['pending', 'importing', 'imported', 'failed'] as const
export type ImportStatus = (typeof importStatuses)[number]

interface Authorised {
  status: ShopStatus
  expiresAt?: string
}

/** A shop's status at `now`: an authorisation expires automatically. */
export const shopStatusAt = (shop: Authorised, now: Date): ShopStatus =>
  shop.status === 'authorized' && shop.expiresAt !== undefined && shop.expiresAt <= now.toISOString()
    ? 'expired'
    : shop.status

/** True for a shop whose orders are being imported, or are about to be. */
export const isBeingImported = (
  shop: Authorised & { import: { status: ImportStatus } },
  now: Date,
): boolean =>
  shopStatusAt(shop, now) === 'authorized' &&
  (shop.import.status === 'pending' || shop.import.status === 'importing')

/** Days before the end of its authorisation in which a shop counts as expiring. */
const expiringDays = 14

const dayMs = 24 * 3_600_000

/** True for a shop that is still authorised, but has to be authorised again soon. */
export const isExpiringSoon = (shop: Authorised, now: Date): boolean =>
  shopStatusAt(shop, now) === 'authorized' &&
  shop.expiresAt !== undefined &&
  Date.parse(shop.expiresAt) <= now.getTime() + expiringDays * dayMs
