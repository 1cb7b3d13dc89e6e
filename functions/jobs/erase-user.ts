import { auditPartition } from '../data/audit-entries.ts'
import { findCredentials, removeCredentials } from '../data/credentials.ts'
import { unsuppressAddress } from '../data/suppression-list.ts'
import { findUser, phoneOf, releasePhone, userPartition } from '../data/users.ts'
import { writeAll } from '../data/write-all.ts'
import type { Deps } from '../runtime/deps.ts'
import { clearPartition } from './clear-partition.ts'

/** Erases a user's data. The items by which the others are found are removed last. */
export const eraseUser = async (userId: string, { table }: Deps): Promise<void> => {
  const user = await findUser(table, userId)
  const credentials = user && (await findCredentials(table, user.email))
  const phone = user && phoneOf(user)
  await writeAll(table, [
    ...(credentials?.userId === userId ? [removeCredentials(table, credentials)] : []),
    ...(phone ? [releasePhone(table, phone, userId)] : []),
    ...(user ? [unsuppressAddress(table, user.email)] : []),
  ])
  await clearPartition(table, auditPartition(userId))
  await clearPartition(table, userPartition(userId), ['USER', 'CLOSING'])
}
