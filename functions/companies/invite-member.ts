import type { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { invitationsADay } from '#shared/companies/invitation-limits.ts'
import { businessDate, startOfNextDay } from '#shared/time/business-date.ts'
import { findCompany } from '../data/companies.ts'
import { findCredentials } from '../data/credentials.ts'
import { incrementCount } from '../data/daily-counts.ts'
import { recordEvent } from '../data/events.ts'
import { invitationEnd, invitationIdOf, putInvitation } from '../data/invitations.ts'
import { findMembership, isActive } from '../data/memberships.ts'
import { findUser } from '../data/users.ts'
import { answer, type Handler, refuse, refuseUntil } from '../http/handle.ts'
import { isInternalEmail } from '../runtime/internal-email.ts'

/** A company's daily limit for one address. */
const maxToAddress = 5
const pauseMs = 60_000

export const inviteMember: Handler<typeof companiesEndpoints.inviteMember> = async (
  { input: { body }, session: { companyId, userId } },
  { table, clock, random, seal, config },
) => {
  const { email, role } = body
  if (role === 'administrator' && isInternalEmail(email, config))
    return refuse('invalidInput', [{ field: 'body.email', rule: 'lenderColleague' }])
  const known = await findCredentials(table, email)
  if (known && isActive(await findMembership(table, { companyId, userId: known.userId })))
    return refuse('alreadyExists', [{ field: 'body.email', rule: 'invalid' }])
  const now = clock()
  const day = businessDate(now)
  const token = random.secret()
  const [inviter, company] = await Promise.all([findUser(table, userId), findCompany(table, companyId)])
  const isVerified = company?.kycStatus === 'approved'
  const invitation = { companyId, email, role, invitedBy: userId }
  const written = await table.transact({
    ...putInvitation(table, token, invitation, now),
    toAddress: incrementCount(
      table,
      { counted: 'invitation-mail', subject: `${companyId}#${email}`, day },
      maxToAddress,
      { at: now, pauseMs },
    ),
    ofCompany: incrementCount(
      table,
      { counted: 'invitation-mail', subject: companyId, day },
      invitationsADay[isVerified ? 'verified' : 'unverified'],
    ),
    event: recordEvent(
      table,
      {
        name: 'member-invited',
        ...invitation,
        locale: inviter?.locale ?? 'zh-CN',
        sealedToken: await seal.seal(token, 'event'),
      },
      random.id(),
      now,
    ),
    told: recordEvent(
      table,
      { name: 'company-users-changed', companyId, news: 'invited', email, role },
      random.id(),
      now,
    ),
  })
  if (written.ok) return answer({ id: invitationIdOf(email), expires_at: invitationEnd(now) })
  return written.failed.includes('toAddress')
    ? refuseUntil('waitBeforeResending', now.getTime() + pauseMs, now)
    : refuseUntil('tooManyRequests', startOfNextDay(now).getTime(), now)
}
