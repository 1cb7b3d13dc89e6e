import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { findCredentials } from '../../data/credentials.ts'
import { changed, retryOnChange } from '../../data/retry-on-change.ts'
import { replaceUser } from '../../data/users.ts'
import { answer, type Handler, refuse } from '../../http/handle.ts'
import { isClaimed } from './claim-writes.ts'
import { findActivatedUser } from './find-activated-user.ts'

/**
 * Activates the account in the browser that signed up. In any other browser it changes nothing, as the response shows:
 * the reader of the mail may not be the one who chose the password, and sets one by `claim-account`.
 */
export const activate: Handler<typeof accountEndpoints.activate> = async (
  { input: { body }, request },
  deps,
) => {
  const { table } = deps
  const outcome = await retryOnChange(async () => {
    const found = await findActivatedUser(deps, body.token)
    if (!found.ok) return found
    const { user } = found
    const { email, registerSource: register_source } = user
    // Mail programs prefetch links: a second opening must not look like a failure.
    if (user.isActivated) return answer({ is_activated: true, email, register_source })
    const credentials = await findCredentials(table, email)
    // The address was changed concurrently.
    if (credentials?.userId !== user.userId) return changed
    if (await isClaimed(deps, user, credentials, request))
      return answer({ is_activated: false, email, register_source })
    const written = await table.transact({ user: replaceUser(table, { ...user, isActivated: true }) })
    return written.ok ? answer({ is_activated: true, email, register_source }) : changed
  })
  return outcome === changed ? refuse('changedMeanwhile') : outcome
}
