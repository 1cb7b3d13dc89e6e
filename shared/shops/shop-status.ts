/** Whether a shop may be read: `expired` shops must be authorised again. */
export const shopStatuses = ['authorized', 'expired'] as const
export type ShopStatus = (typeof shopStatuses)[number]

export const importStatuses = ['pending', 'importing', 'imported', 'failed'] as const
export type ImportStatus = (typeof importStatuses)[number]

/** A shop's status at `now`: an authorisation ends by itself when its time is over. */
export const shopStatusAt = (shop: { status: ShopStatus; expiresAt?: string }, now: Date): ShopStatus =>
  shop.expiresAt !== undefined && shop.expiresAt <= now.toISOString() ? 'expired' : shop.status
