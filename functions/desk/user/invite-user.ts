import { findCompany } from '../../data/companies.ts'
import { findCompanyOwner } from '../../data/company-owner.ts'
import { productLineOfCompany } from '../../data/company-product-line.ts'
import { createCredentials } from '../../data/credentials.ts'
import { recordEvent } from '../../data/events.ts'
import { byLender, replaceMembership, withRole } from '../../data/memberships.ts'
import { createPasswordLink } from '../../data/password-links.ts'
import { createUser, type User } from '../../data/users.ts'
import { isInternalEmail } from '../../runtime/internal-email.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

/** The initial version of credentials, which the invitation's link is bound to. */
const firstVersion = 1

export const inviteUserAct: RunAct<'user-invite'> = async (
  { companyId, email, name, phone: number, role, internal, language },
  act,
  { table, clock, random, seal, config },
) => {
  if (internal && !isInternalEmail(email, config))
    return refuseAct('notInternalEmail', 'a colleague of the lender’s has an address of its own domain')
  if (!internal && isInternalEmail(email, config))
    return refuseAct('notInternalEmail', 'an address of the lender’s own domain is a colleague’s: --internal')
  if (internal && role === 'administrator')
    return refuseAct(
      'invalidInput',
      'a colleague of the lender’s looks along as a user: nobody of theirs binds a company',
    )
  if (!(await findCompany(table, companyId))) return refuseAct('notFound', `there is no company ${companyId}`)
  const { company, owner } = await findCompanyOwner(table, companyId)
  const now = clock()
  const user: User = {
    userId: random.id(),
    email,
    name,
    ...number,
    locale: language,
    isActivated: false,
    registerSource: (productLineOfCompany(company, owner) ?? owner).registerSource,
    companyId,
    createdAt: now.toISOString(),
    version: 1,
  }
  const { userId } = user
  const token = random.secret()
  const written = await table.transact({
    ...createUser(table, user),
    ...replaceMembership(
      table,
      withRole(
        { companyId, userId, role, status: 'Active', since: user.createdAt, version: 0 },
        role,
        byLender,
        now,
      ),
    ),
    email: createCredentials(table, { email, userId, version: firstVersion }),
    link: createPasswordLink(table, token, 'initial', { userId, email, version: firstVersion }, now),
    event: recordEvent(
      table,
      { name: 'user-invited', userId, locale: language, sealedToken: await seal.seal(token, 'event') },
      random.id(),
      now,
    ),
    told: recordEvent(
      table,
      { name: 'company-users-changed', companyId, news: 'invitedByLender', email, role, userId },
      random.id(),
      now,
    ),
    audit: act.audit({
      companyId,
      before: null,
      after: { userId, role, language, internal },
      volatileFields: ['userId'],
    }),
  })
  if (written.ok) return { ok: true, userId, companyId }
  return written.failed.includes('email')
    ? refuseAct('emailTaken', 'the e-mail address is taken')
    : refuseAct('phoneTaken', 'the mobile number is taken')
}
