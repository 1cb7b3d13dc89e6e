import { idlePhoneDays } from '#shared/account/idle-phone.ts'
import { expectNoLogin, findCredentials } from '../../data/credentials.ts'
import { recordEvent } from '../../data/events.ts'
import type { Write } from '../../data/table.ts'
import {
  findUser,
  findUserIdOfPhone,
  phoneOf,
  replaceUser,
  transferPhone,
  withoutPhone,
} from '../../data/users.ts'
import type { Deps } from '../../runtime/deps.ts'

const idleForMs = idlePhoneDays * 24 * 3_600_000

/**
 * The writes that transfer a number to the user who has verified it by a code, from an account without a login for a
 * year: its carrier has reassigned the number. Its former holder has to verify another, and keeps everything else.
 * Undefined if nobody has the number, or the account is in use. A concurrent login makes the writes fail.
 */
export const reassignIdlePhone = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  phone: string,
  userId: string,
): Promise<Record<'phone' | 'holder' | 'idle' | 'lost', Write> | undefined> => {
  const holderId = await findUserIdOfPhone(table, phone)
  const holder = holderId && holderId !== userId ? await findUser(table, holderId) : undefined
  if (!holder || phoneOf(holder) !== phone) return undefined
  const credentials = await findCredentials(table, holder.email)
  const now = clock()
  // The last login of older accounts is unknown: support can release their number.
  if (credentials?.userId !== holder.userId) return undefined
  const { lastLoginAt } = credentials
  if (lastLoginAt === undefined || now.getTime() < Date.parse(lastLoginAt) + idleForMs) return undefined
  const lostAt = now.toISOString()
  return {
    phone: transferPhone(table, phone, holder.userId, userId),
    holder: replaceUser(table, withoutPhone(holder, lostAt)),
    idle: expectNoLogin(table, credentials),
    lost: recordEvent(
      table,
      { name: 'phone-lost', userId: holder.userId, why: 'idle' },
      `phone-lost:${holder.userId}:${lostAt}`,
      now,
    ),
  }
}
