import type { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { findActivation } from '../../data/activations.ts'
import { changed, retryOnChange } from '../../data/retry-on-change.ts'
import { findUser, replaceUser } from '../../data/users.ts'
import { answer, type Handler, refuse } from '../../http/handle.ts'

export const activate: Handler<typeof accountEndpoints.activate> = async (
  { input: { body } },
  { table, clock },
) => {
  const activation = await findActivation(table, body.token)
  if (!activation) return refuse('linkInvalid')
  const outcome = await retryOnChange(async () => {
    const user = await findUser(table, activation.userId)
    if (!user) throw new Error('an activation without a user')
    // Who reads the former mailbox may be somebody else by now: the link must not tell them the new address.
    if (user.email !== activation.email) return refuse('linkInvalid')
    // Mail programs open links before people do: a second opening must not look like a failure.
    if (user.isActivated) return answer({ is_activated: true, email: user.email })
    if (activation.expiresAt <= clock().toISOString()) return refuse('linkExpired')
    const written = await table.transact({ user: replaceUser(table, { ...user, isActivated: true }) })
    return written.ok ? answer({ is_activated: true, email: user.email }) : changed
  })
  return outcome === changed ? refuse('changedMeanwhile') : outcome
}
