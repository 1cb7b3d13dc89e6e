import { redPacketCeilings } from '#shared/engagement/red-packet-ceilings.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { absent } from './condition.ts'
import { ttlAfter } from './expiry.ts'
import { type Item, type Table, update, type Write } from './table.ts'

/** What red packets were issued for in a month, in one currency. */
export interface RedPacketMonth {
  /** YYYY-MM, of Hong Kong. */
  month: string
  currency: Currency
  issuedCents: Cents
}

const keptForDays = 400

const monthOf = (now: Date): string => businessDate(now).slice(0, 7)

const key = (month: string, currency: Currency) => ({
  pk: `REDPACKETMONTH#${month}`,
  sk: `ISSUED#${currency}`,
})

/** Access pattern: what was issued in the month of an instant. */
export const findRedPacketMonth = (
  table: Table,
  currency: Currency,
  now: Date,
): Promise<Item<RedPacketMonth> | undefined> => table.get<RedPacketMonth>(key(monthOf(now), currency))

/**
 * Counts an issue towards its month. Fails where the month would come to more than its ceiling: however many issue at
 * once, no more is given away than that.
 */
export const countTowardsMonth = (table: Table, currency: Currency, issueCents: Cents, now: Date): Write => {
  const month = monthOf(now)
  const roomBefore = redPacketCeilings[currency].monthCents - issueCents
  return update<RedPacketMonth>(table, key(month, currency), {
    set: { type: 'red-packet-month', month, currency, ttl: ttlAfter(now, keptForDays) },
    add: { issuedCents: issueCents },
    when: { anyOf: [{ issuedCents: absent }, { issuedCents: { atMost: roomBefore } }] },
  })
}
