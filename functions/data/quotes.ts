import type { DrawdownPrice } from '#shared/lending/drawdown-price.ts'
import { companyItems } from './company-items.ts'
import { absent, exists } from './condition.ts'
import { ttlAfter } from './expiry.ts'
import { create, type Table, update, type Write } from './table.ts'

/** A price shown to a seller. It is used once, by the request that accepts it. */
export interface StoredQuote {
  quoteId: string
  companyId: string
  facilityId: string
  quote: DrawdownPrice
  /** ISO, UTC. */
  expiresAt: string
  /** Set by the accepting request. */
  drawdownId?: string
}

const { key, find } = companyItems<StoredQuote>('QUOTE#')

/** Kept beyond its expiry, so that a late request gets the right error. */
const keptForDays = 1

/** Access pattern: a company's quote by id, whether expired or not. */
export const findQuote = find

export const createQuote = (table: Table, quote: StoredQuote): Write =>
  create<StoredQuote>(table, {
    ...key(quote.companyId, quote.quoteId),
    type: 'quote',
    ttl: ttlAfter(quote.expiresAt, keptForDays),
    ...quote,
  })

/** Marks a quote as accepted. Fails if it was accepted before. */
export const acceptQuote = (table: Table, companyId: string, quoteId: string, drawdownId: string): Write =>
  update<StoredQuote>(table, key(companyId, quoteId), {
    set: { drawdownId },
    when: { pk: exists, drawdownId: absent },
  })
