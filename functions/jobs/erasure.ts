import { productCodes } from '#shared/lending/product-codes.ts'
import {
  type AccountClosing,
  closingShards,
  findClosing,
  listDueClosings,
  removeClosing,
} from '../data/account-closings.ts'
import { companyPartition, findCompany } from '../data/companies.ts'
import { releaseCompanyNumber } from '../data/company-numbers.ts'
import { findCredentials, removeCredentials } from '../data/credentials.ts'
import { facilityIdOf, facilityPartition } from '../data/facilities.ts'
import { executedPrefix, listEveryFile } from '../data/files.ts'
import { listKycs } from '../data/kyc.ts'
import { resumeMail } from '../data/mail-stops.ts'
import { isActive, listMembers } from '../data/memberships.ts'
import { listPaymentAccounts, releasePaymentAccount } from '../data/payment-accounts.ts'
import { listEveryShop, releaseShop } from '../data/shops.ts'
import { type Key, remove, type Table, type Write } from '../data/table.ts'
import { findUser, phoneOf, releasePhone, userPartition } from '../data/users.ts'
import { writeAll } from '../data/write-all.ts'
import type { Deps } from '../runtime/deps.ts'
import { tryEach } from './try-each.ts'

async function* dueAt(now: Date, table: Table): AsyncGenerator<AccountClosing> {
  for (let shard = 0; shard < closingShards; shard++) yield* listDueClosings(table, shard, now)
}

/** Removes all of a partition but the items named, which lead to the rest: they go last. */
const emptyPartition = async (table: Table, pk: string, last: readonly string[] = []): Promise<void> => {
  const removals: Write[] = []
  for await (const { sk } of table.all<Key>({ pk, consistent: true }))
    if (!last.includes(sk)) removals.push(remove(table, { pk, sk }))
  await writeAll(table, removals)
  await writeAll(
    table,
    last.map((sk) => remove(table, { pk, sk })),
  )
}

/** What makes something unique to the company is given free before what tells of it is gone. */
const releaseClaims = async (table: Table, companyId: string): Promise<void> => {
  const [shops, accounts, kycs] = await Promise.all([
    listEveryShop(table, companyId),
    listPaymentAccounts(table, companyId),
    listKycs(table, companyId),
  ])
  const numbers = kycs.flatMap(({ claimedNumbers = [] }) => claimedNumbers)
  await writeAll(table, [
    ...shops.map((shop) => releaseShop(table, shop)),
    ...accounts.map((account) => releasePaymentAccount(table, account)),
    ...numbers.map((number) => releaseCompanyNumber(table, number, companyId)),
  ])
}

/**
 * Erases a company with everything that it owns, its files first. Executed papers lie where nobody can delete them, and
 * go when their lock ends.
 */
const eraseCompany = async (companyId: string, userId: string, { table, files }: Deps): Promise<void> => {
  if (!(await findCompany(table, companyId))) return
  // Whoever came in at the moment that it was closed has it now.
  const members = await listMembers(table, companyId)
  if (members.some((member) => member.userId !== userId && isActive(member))) return
  for (const { objectKey, status } of await listEveryFile(table, companyId))
    if (status !== 'pending' && !objectKey.startsWith(executedPrefix)) await files.remove(objectKey)
  await releaseClaims(table, companyId)
  for (const productCode of productCodes)
    await emptyPartition(table, facilityPartition(facilityIdOf(companyId, productCode)))
  await emptyPartition(table, companyPartition(companyId), ['COMPANY'])
}

const eraseUser = async (userId: string, { table }: Deps): Promise<void> => {
  const user = await findUser(table, userId)
  const credentials = user && (await findCredentials(table, user.email))
  const phone = user && phoneOf(user)
  await writeAll(table, [
    ...(credentials?.userId === userId ? [removeCredentials(table, credentials)] : []),
    ...(phone ? [releasePhone(table, phone, userId)] : []),
    ...(user ? [resumeMail(table, user.email)] : []),
  ])
  await emptyPartition(table, userPartition(userId), ['USER', 'CLOSING'])
}

/** One account. What was opened again since the index was read is left alone. */
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
 * Erases the closed accounts whose time has come, with the companies that went with them. It may run twice, at once, or
 * break off anywhere: what leads to the rest goes last. What fails holds up nothing else: all is tried, then the job throws.
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
