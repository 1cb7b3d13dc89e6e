import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { acceptsAllTerms } from '#shared/account/signup-terms.ts'
import { findCredentials } from '../../data/credentials.ts'
import { changed, retryOnChange } from '../../data/retry-on-change.ts'
import { replaceUser } from '../../data/users.ts'
import { answer, type Handler, refuse } from '../../http/handle.ts'
import { changePassword } from '../passwords/change-password.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { refuseCommonPassword } from '../passwords/refuse-common-password.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { claimWrites, isClaimed, lineOfSignup } from './claim-writes.ts'
import { findActivatedUser } from './find-activated-user.ts'

/** Opens no session. The phone number is entered after the first login, as by an invited colleague. */
export const claimAccount: Handler<typeof accountEndpoints.claimAccount> = async (
  { input: { body }, request },
  deps,
) => {
  const { table } = deps
  let passwordHash: string | undefined
  const outcome = await retryOnChange(async () => {
    const found = await findActivatedUser(deps, body.token)
    if (!found.ok) return found
    const { user } = found
    if (user.isActivated) return refuse('alreadyDone')
    const { email, userId } = user
    const wrong = [
      ...((await refuseCommonPassword(body.password, email, deps.config))?.errors ?? []),
      ...(acceptsAllTerms(lineOfSignup(user), body.agreements)
        ? []
        : [{ field: 'body.agreements', rule: 'mustAccept' as const }]),
    ]
    if (wrong.length > 0) return refuse('invalidInput', wrong)
    const credentials = await findCredentials(table, email)
    // The address was changed concurrently.
    if (credentials?.userId !== userId) return changed
    const claimed = (await isClaimed(deps, user, credentials, request))
      ? await claimWrites(deps, user, body.agreements, request)
      : { user: { ...user, isActivated: true }, writes: {} }
    passwordHash ??= await hashPassword(body.password, deps.hashStrength)
    const written = await table.transact({
      ...claimed.writes,
      user: replaceUser(table, claimed.user),
      ...changePassword(deps, credentials, passwordHash, 'initial'),
    })
    if (!written.ok) return changed
    await endSessions(deps, userId, { openedBefore: credentials.version + 1 })
    return answer({ email })
  })
  return outcome === changed ? refuse('changedMeanwhile') : outcome
}
