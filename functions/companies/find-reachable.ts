import { isActive, type Membership } from '../data/memberships.ts'
import { findSuppressedAddress } from '../data/suppression-list.ts'
import type { Table } from '../data/table.ts'
import { findUser, type User } from '../data/users.ts'
import type { Config } from '../runtime/config.ts'
import { isInternalEmail } from '../runtime/internal-email.ts'

/** A member of a company, and whether the lender can reach them. */
export interface ReachableMember {
  membership: Membership
  user: User
  /** Their mailbox is verified and not suppressed, they may log in, and they are no internal observer of the lender. */
  isReachable: boolean
}

/** The other members of a company, and whether the lender can reach them. */
export const findOtherMembers = async (
  { table, config }: { table: Table; config: Pick<Config, 'mailFrom'> },
  members: readonly Membership[],
  except: string,
): Promise<ReachableMember[]> => {
  const others = members.filter((each) => each.userId !== except && isActive(each))
  const found = await Promise.all(
    others.map(async (membership): Promise<ReachableMember[]> => {
      const user = await findUser(table, membership.userId)
      if (!user) return []
      const stop = await findSuppressedAddress(table, user.email)
      const isReachable = user.isActivated && !user.blockedAt && !stop && !isInternalEmail(user.email, config)
      return [{ membership, user, isReachable }]
    }),
  )
  return found.flat()
}
