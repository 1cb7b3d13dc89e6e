import type { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { keptUntil } from '#shared/privacy/retention.ts'
import { endSessions } from '../account/sessions/end-sessions.ts'
import { findSessionUser } from '../account/sessions/find-session-user.ts'
import { recordDeparture } from '../companies/record-departure.ts'
import { requireAdministrator } from '../companies/require-administrator.ts'
import { createClosing } from '../data/account-closings.ts'
import { findCredentials, replaceCredentials } from '../data/credentials.ts'
import { recordEvent } from '../data/events.ts'
import { expectFacilities } from '../data/facilities.ts'
import { expectMembership, isActive, isAdministrator, removeMembership } from '../data/memberships.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { expectNotSuppressed } from '../data/suppression-list.ts'
import type { Table, Write } from '../data/table.ts'
import { expectUser, replaceUser } from '../data/users.ts'
import { answer, type Handler, refuse, type SessionContext } from '../http/handle.ts'
import { findOwnCompanies, hasDuty, listClosingObstacles, type OwnCompany } from './find-own-companies.ts'

/**
 * Condition checks that the lender can still reach somebody: an administrator who may log in and is not suppressed. If
 * nobody can be reached, no debt may have arisen since the check.
 */
const keepReachable = (
  table: Table,
  { company, membership, keepers, facilities }: OwnCompany,
): Record<string, Write> => {
  const [keeper] = keepers
  const keeping = requireAdministrator(
    table,
    company,
    keepers.map((each) => each.membership),
    membership,
  )
  if (!keeper?.isReachable) return { ...keeping, ...expectFacilities(table, company.companyId, facilities) }
  const stays = isAdministrator(membership)
    ? {}
    : Object.fromEntries(
        Object.entries(expectMembership(table, keeper.membership)).map(([name, write]) => [
          `keeper:${name}`,
          write,
        ]),
      )
  return {
    ...keeping,
    ...stays,
    'keeper:user': expectUser(table, keeper.user),
    'keeper:mail': expectNotSuppressed(table, keeper.user.email),
  }
}

/**
 * A user with colleagues leaves the company, and the back office is informed about an indebted one; a sole user's
 * company must have no new members and no new debts.
 */
const leave = (table: Table, own: OwnCompany, leftAt: string): Record<string, Write | undefined> => {
  const { company, membership, isAlone, facilities } = own
  const { companyId, userId } = membership
  const writes = isAlone
    ? { ...expectMembership(table, membership), ...expectFacilities(table, companyId, facilities) }
    : {
        ...removeMembership(table, membership),
        ...(isActive(membership)
          ? {
              ...keepReachable(table, own),
              departure: recordDeparture(table, facilities, {
                companyId,
                userId,
                way: 'account closed',
                leftAt,
              }),
            }
          : {}),
      }
  return Object.fromEntries(
    Object.entries(writes).map(([name, write]) => [`${company.companyId}:${name}`, write]),
  )
}

const findUserWithCredentials = async (table: Table, session: SessionContext) => {
  const user = await findSessionUser(table, session)
  return { user, credentials: await findCredentials(table, user.email) }
}

/**
 * Closes the account, unless something prevents it. From then on nobody can log in, its sessions end, and the
 * follow-ups (unlinked shops, a mail) go by an event. Records that must be retained are kept, and used for nothing
 * else, until the job erases them; the rest is erased two weeks later.
 */
export const closeAccount: Handler<typeof privacyEndpoints.closeAccount> = async ({ session }, deps) => {
  const { table, clock } = deps
  const { userId } = session
  const outcome = await retryOnChange(async () => {
    const [{ user, credentials }, companies] = await Promise.all([
      findUserWithCredentials(table, session),
      findOwnCompanies(deps, userId),
    ])
    // The address was changed concurrently.
    if (credentials?.userId !== userId) return refuse('changedMeanwhile')
    const obstacles = listClosingObstacles(companies)
    if (obstacles.length > 0) return answer({ is_closed: false, obstacles, is_kept: false, erase_at: null })
    const now = clock()
    const closedAt = now.toISOString()
    const isKept = hasDuty(companies)
    const eraseAt = keptUntil(isKept ? 'money' : 'account', now).toISOString()
    const credentialsVersion = credentials.version + 1
    const companyIds = companies.flatMap(({ isAlone, company }) => (isAlone ? [company.companyId] : []))
    const { companyId: usual, ...rest } = user
    const staying = usual !== undefined && companyIds.includes(usual) ? { companyId: usual } : {}
    const written = await table.transact({
      ...Object.assign({}, ...companies.map((each) => leave(table, each, closedAt))),
      user: replaceUser(table, { ...rest, ...staying, blockedAt: closedAt }),
      credentials: replaceCredentials(table, credentials),
      closing: createClosing(table, { userId, closedAt, eraseAt, companyIds }),
      event: recordEvent(
        table,
        { name: 'account-closed', userId, credentialsVersion, eraseAt, isKept },
        `account-closed:${userId}:${closedAt}`,
        now,
      ),
    })
    if (!written.ok) return changed
    await endSessions(deps, userId, { openedBefore: credentialsVersion })
    return answer({ is_closed: true, obstacles, is_kept: isKept, erase_at: eraseAt })
  })
  return outcome === changed ? refuse('changedMeanwhile') : outcome
}
