import { findCredentials, removeCredentials } from '../data/credentials.ts'
import type { Item, Table } from '../data/table.ts'
import {
  findUser,
  listOverdueSignups,
  phoneOf,
  releasePhone,
  replaceUser,
  type User,
  unprovenShards,
} from '../data/users.ts'
import type { Deps } from '../runtime/deps.ts'
import { eraseCompany } from './erase-company.ts'
import { eraseUser } from './erase-user.ts'
import { tryEach } from './try-each.ts'

async function* overdueAt(now: Date, table: Table): AsyncGenerator<Item<User>> {
  for (let shard = 0; shard < unprovenShards; shard++) yield* listOverdueSignups(table, shard, now)
}

/**
 * Releases address and number and blocks the account, in one transaction: a concurrent verification of the mailbox
 * wins. False if it did.
 */
const giveFree = async (user: Item<User>, { table, clock }: Deps): Promise<boolean> => {
  const { userId, email } = user
  const credentials = await findCredentials(table, email)
  const phone = phoneOf(user)
  const { phoneCountryCode: _code, phoneNumber: _number, phoneVerifiedAt: _verified, ...rest } = user
  const { ok } = await table.transact({
    credentials: credentials?.userId === userId ? removeCredentials(table, credentials) : undefined,
    phone: phone ? releasePhone(table, phone, userId) : undefined,
    user: replaceUser(table, { ...rest, blockedAt: clock().toISOString() }),
  })
  return ok
}

/** Removes one account, unless it was activated or mailed another link since the index was read. */
const removeAccount = async (userId: string, deps: Deps): Promise<boolean> => {
  const { table, clock } = deps
  const user = await findUser(table, userId)
  if (!user || user.isActivated || !user.activationEndsAt) return false
  if (user.activationEndsAt > clock().toISOString()) return false
  if (!(await giveFree(user, deps))) return false
  if (user.companyId !== undefined) await eraseCompany(user.companyId, userId, deps)
  await eraseUser(userId, deps)
  return true
}

/**
 * Removes the accounts whose mailbox was not verified by the end of the last activation link, with all their data.
 * Concurrent runs and crashes are harmless: the user, who is listed, goes last. Failures do not stop the rest: all is
 * tried, then it throws. Returns the number of removed accounts.
 */
export const removeUnprovenAccounts = async (deps: Deps): Promise<number> => {
  const { table, clock, log } = deps
  let removed = 0
  const failures = await tryEach(
    overdueAt(clock(), table),
    async ({ userId }) => {
      if (await removeAccount(userId, deps)) removed++
    },
    ({ userId }) => log('error', 'an account that was never activated could not be removed', { userId }),
  )
  if (failures.length > 0)
    throw new AggregateError(failures, 'some accounts that were never activated could not be removed')
  return removed
}
