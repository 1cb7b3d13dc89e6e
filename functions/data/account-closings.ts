import { shardOf } from './shard-of.ts'
import { create, groupIndex, type Item, remove, type Table, type Write } from './table.ts'
import { userPartition } from './users.ts'

/** A closed account, and when its remaining data is to be erased. */
export interface AccountClosing {
  userId: string
  /** ISO timestamps, UTC. */
  closedAt: string
  eraseAt: string
  /** Companies without another user: they are erased with the account. */
  companyIds: readonly string[]
}

/** Due closings are sharded over this many index keys. */
export const closingShards = 4

const groupOf = (shard: number): string => `ACCOUNT-CLOSING#${shard}`
const key = (userId: string) => ({ pk: userPartition(userId), sk: 'CLOSING' })
const indexed = ({ userId, eraseAt }: Pick<AccountClosing, 'userId' | 'eraseAt'>) => ({
  gsi1pk: groupOf(shardOf(userId, closingShards)),
  gsi1sk: `${eraseAt}#${userId}`,
})

/** Access pattern: the closing of a user's account. */
export const findClosing = (table: Table, userId: string): Promise<Item<AccountClosing> | undefined> =>
  table.get<AccountClosing>(key(userId))

/**
 * Access pattern: a shard of the accounts that are due for erasure at `now`, the longest due first. Eventually
 * consistent.
 */
export const listDueClosings = (
  table: Table,
  shard: number,
  now: Date,
): AsyncGenerator<Item<AccountClosing>> =>
  table.all<AccountClosing>({
    pk: groupOf(shard),
    index: groupIndex,
    between: { from: '0', to: `${now.toISOString()}~` },
  })

/** Records that an account is closed. Fails if it is closed already. */
export const createClosing = (table: Table, closing: AccountClosing): Write =>
  create<AccountClosing>(table, {
    ...key(closing.userId),
    type: 'account-closing',
    ...indexed(closing),
    ...closing,
  })

export const removeClosing = (table: Table, userId: string): Write => remove(table, key(userId))
