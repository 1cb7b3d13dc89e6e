import { decimalFromCents } from '#shared/money/cents.ts'
import { listOwned } from '../../support/list-owned.ts'
import type { World } from './world.ts'

/** What is then done; undefined where there is nothing to do. */
export type Prepared = (() => Promise<unknown>) | undefined

/** Something that sellers or the lender do, and how often beside the others. */
export interface Act {
  weight: number
  prepare: (world: World) => Promise<Prepared>
}

export const listOf = <Entity>({ app, seller }: World, prefix: string) =>
  listOwned<Entity>(app.deps.table, seller.companyId, prefix)

export const amountUpTo = ({ chance }: World, maxCents: number) =>
  decimalFromCents(chance.integer(1, Math.max(1, maxCents)))

/** The headers of a call that is the same call when it is made again. */
export const keyed = ({ count }: World, what: string) => ({ 'idempotency-key': `history-${what}-${count}` })
