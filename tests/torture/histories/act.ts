import { decimalFromCents } from '#shared/money/cents.ts'
import { listOwned } from '../../support/list-owned.ts'
import type { World } from './world.ts'

/** Performs the act; undefined if there is nothing to do. */
export type Prepared = (() => Promise<unknown>) | undefined

/** An act of sellers or the lender, and its relative frequency. */
export interface Act {
  weight: number
  prepare: (world: World) => Promise<Prepared>
}

export const listOf = <Entity>({ app, seller }: World, prefix: string) =>
  listOwned<Entity>(app.deps.table, seller.companyId, prefix)

export const amountUpTo = ({ chance }: World, maxCents: number) =>
  decimalFromCents(chance.integer(1, Math.max(1, maxCents)))

/** An idempotency key that stays the same when a call is repeated. */
export const keyed = ({ count }: World, what: string) => ({ 'idempotency-key': `history-${what}-${count}` })
