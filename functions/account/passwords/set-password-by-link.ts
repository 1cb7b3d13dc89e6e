import { acceptsAllTerms, type SignupTerms } from '#shared/account/signup-terms.ts'
import { type Credentials, findCredentials } from '../../data/credentials.ts'
import { registerDevice } from '../../data/devices.ts'
import {
  consumePasswordLink,
  findPasswordLink,
  type PasswordLink,
  type PasswordLinkPurpose,
} from '../../data/password-links.ts'
import { changed, retryOnChange } from '../../data/retry-on-change.ts'
import type { Item } from '../../data/table.ts'
import { findUser, replaceUser, type User } from '../../data/users.ts'
import { type Refused, type RequestContext, refuse } from '../../http/handle.ts'
import type { Deps } from '../../runtime/deps.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { findKnownDevice } from '../sessions/known-device.ts'
import { claimWrites, isClaimed, lineOfSignup } from '../signup/claim-writes.ts'
import { changePassword } from './change-password.ts'
import { hashPassword } from './hash-password.ts'
import { refuseCommonPassword } from './refuse-common-password.ts'

/**
 * Why a link sets no password.
 * - `unknown`: no such link of its purpose, it was used, or its user is blocked.
 * - `expired`: its time is over.
 * - `outdated`: the password or the address was changed since it was mailed.
 */
export type LinkRejection = 'unknown' | 'expired' | 'outdated'

interface LinkedUser {
  link: PasswordLink
  user: Item<User>
  credentials: Credentials
}

/** The user of a mailed link, while it is valid. */
export const findLinkedUser = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  token: string,
): Promise<({ ok: true } & LinkedUser) | { ok: false; fault: LinkRejection }> => {
  const link = await findPasswordLink(table, token)
  if (!link || link.usedAt) return { ok: false, fault: 'unknown' }
  const [user, credentials] = await Promise.all([
    findUser(table, link.userId),
    findCredentials(table, link.email),
  ])
  if (!user || user.blockedAt) return { ok: false, fault: 'unknown' }
  if (link.expiresAt <= clock().toISOString()) return { ok: false, fault: 'expired' }
  if (credentials?.userId !== user.userId || credentials.version !== link.credentialsVersion) {
    // This link may have changed them since it was read.
    const isUsed = (await findPasswordLink(table, token))?.usedAt !== undefined
    return { ok: false, fault: isUsed ? 'unknown' : 'outdated' }
  }
  return { ok: true, link, user, credentials }
}

interface NewPassword {
  token: string
  password: string
  agreements?: readonly SignupTerms[] | undefined
}

/**
 * Sets the password by a link of `purpose` and ends every session of the user. Opening the mailed link proves the
 * address: the user is activated, if they were not, and claims the account if another browser signed up. Only the
 * browser used stays known.
 */
export const setPasswordByLink = async (
  deps: Deps,
  { token, password, agreements = [] }: NewPassword,
  purpose: PasswordLinkPurpose,
  request: Pick<RequestContext, 'cookies' | 'locale' | 'ip'>,
): Promise<
  | { ok: true; email: string }
  | { ok: false; fault: LinkRejection }
  | Refused<'invalidInput' | 'changedMeanwhile'>
> => {
  const { table, clock } = deps
  let passwordHash: string | undefined
  // A concurrent use of the link or change of the user shows in the next read.
  const outcome = await retryOnChange(async () => {
    const found = await findLinkedUser(deps, token)
    if (!found.ok) return found
    const { link, user, credentials } = found
    if (link.purpose !== purpose) return { ok: false, fault: 'unknown' } as const
    const claims = await isClaimed(deps, user, credentials, request)
    const wrong = [
      ...((await refuseCommonPassword(password, user.email, deps.config))?.errors ?? []),
      ...(claims && !acceptsAllTerms(lineOfSignup(user), agreements)
        ? [{ field: 'body.agreements', rule: 'mustAccept' as const }]
        : []),
    ]
    if (wrong.length > 0) return refuse('invalidInput', wrong)
    const claimed = claims ? await claimWrites(deps, user, agreements, request) : undefined
    const known = await findKnownDevice(deps, credentials, request)
    const credentialsVersion = credentials.version + 1
    passwordHash ??= await hashPassword(password, deps.hashStrength)
    const written = await table.transact({
      link: consumePasswordLink(table, token, clock()),
      ...claimed?.writes,
      user: user.isActivated
        ? undefined
        : replaceUser(table, claimed?.user ?? { ...user, isActivated: true }),
      // After a claim no session or device of the earlier password remains, so this is a first password and not a
      // reset.
      ...changePassword(deps, credentials, passwordHash, claims ? 'initial' : purpose),
      device: known && registerDevice(table, { ...known, credentialsVersion }, clock()),
    })
    if (!written.ok) return changed
    await endSessions(deps, user.userId, { openedBefore: credentialsVersion })
    return { ok: true, email: user.email } as const
  })
  return outcome === changed ? refuse('changedMeanwhile') : outcome
}
