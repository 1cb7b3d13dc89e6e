import { redPacketCeilings } from '#shared/engagement/red-packet-ceilings.ts'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { absent } from './condition.ts'
import { ttlAfter } from './expiry.ts'
import { type Item, type Table, update, type Write } from './table.ts'

/** The total value of red packets issued in a month, in one currency. */
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

/** Access pattern: the issued total in the month of an instant. */
export const findRedPacketMonth = (
  table: Table,
  currency: Currency,
  now: Date,
): Promise<Item<RedPacketMonth> | undefined> => table.get<RedPacketMonth>(key(monthOf(now), currency))

/** Adds an issue to its month. Fails if the month would exceed its ceiling, also with concurrent issues. */
export const countTowardsMonth = (table: Table, currency: Currency, issueCents: Cents, now: Date): Write => {
  const month = monthOf(now)
  const roomBefore = redPacketCeilings[currency].monthCents - issueCents
  return update<RedPacketMonth>(table, key(month, currency), {
    set: { type: 'red-packet-month', month, currency, ttl: ttlAfter(now, keptForDays) },
    add: { issuedCents: issueCents },
    when: { anyOf: [{ issuedCents: absent }, { issuedCents: { atMost: roomBefore } }] },
  })
}
