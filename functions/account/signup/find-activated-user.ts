import { findActivation } from '../../data/activations.ts'
import { findUser } from '../../data/users.ts'
import { refuse } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'

/** The user whom a mailed link activates, or has activated. */
export const findActivatedUser = async ({ table, clock }: Pick<Deps, 'table' | 'clock'>, token: string) => {
  const activation = await findActivation(table, token)
  if (!activation) return refuse('linkInvalid')
  const isOver = activation.expiresAt <= clock().toISOString()
  const user = await findUser(table, activation.userId)
  // The mailbox was not verified in time: the account was removed.
  if (!user) return refuse(isOver ? 'linkExpired' : 'linkInvalid')
  // The former mailbox may have another reader by now: the link must not reveal the new address.
  if (user.email !== activation.email || user.blockedAt) return refuse('linkInvalid')
  return isOver && !user.isActivated ? refuse('linkExpired') : ({ ok: true, user } as const)
}
