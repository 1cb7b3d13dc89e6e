import {
  type AccountClosing,
  closingShards,
  findClosing,
  listDueClosings,
  removeClosing,
} from '../data/account-closings.ts'
import type { Table } from '../data/table.ts'
import { findUser } from '../data/users.ts'
import type { Deps } from '../runtime/deps.ts'
import { eraseCompany } from './erase-company.ts'
import { eraseUser } from './erase-user.ts'
import { tryEach } from './try-each.ts'

async function* dueAt(now: Date, table: Table): AsyncGenerator<AccountClosing> {
  for (let shard = 0; shard < closingShards; shard++) yield* listDueClosings(table, shard, now)
}

/** Erases one account, unless it was reopened since the index was read. */
const erase = async ({ userId }: AccountClosing, deps: Deps): Promise<boolean> => {
  const { table, clock } = deps
  const closing = await findClosing(table, userId)
  if (!closing || closing.eraseAt > clock().toISOString()) return false
  const user = await findUser(table, userId)
  if (user && !user.blockedAt) {
    await table.write(removeClosing(table, userId))
    return false
  }
  for (const companyId of closing.companyIds) await eraseCompany(companyId, userId, deps)
  await eraseUser(userId, deps)
  return true
}

export interface Erasure {
  erased: number
}

/**
 * Erases the closed accounts that are due, with the companies closed with them. Concurrent runs and crashes are
 * harmless: the items that the others are found through go last. Failures do not stop the rest: all is tried, then the
 * job throws.
 */
export const eraseClosedAccounts = async (deps: Deps): Promise<Erasure> => {
  const { table, clock, log } = deps
  let erased = 0
  const failures = await tryEach(
    dueAt(clock(), table),
    async (closing) => {
      if (await erase(closing, deps)) erased++
    },
    ({ userId }) => log('error', 'a closed account could not be erased', { userId }),
  )
  log('info', 'closed accounts were erased', { erased, failed: failures.length })
  if (failures.length > 0) throw new AggregateError(failures, 'some closed accounts could not be erased')
  return { erased }
}
