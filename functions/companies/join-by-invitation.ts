import { acceptsTerms, termsOfMember } from '#shared/account/signup-terms.ts'
import type { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { changePassword } from '../account/passwords/change-password.ts'
import { hashPassword } from '../account/passwords/hash-password.ts'
import { refuseCommonPassword } from '../account/passwords/refuse-common-password.ts'
import { endSessions } from '../account/sessions/end-sessions.ts'
import { claimWrites, isClaimed } from '../account/signup/claim-writes.ts'
import { findCompanyOwner } from '../data/company-owner.ts'
import { productLineOfCompany } from '../data/company-product-line.ts'
import { createConsent } from '../data/consents.ts'
import { type Credentials, createCredentials, findCredentials } from '../data/credentials.ts'
import type { Invitation } from '../data/invitations.ts'
import { findMembership } from '../data/memberships.ts'
import type { Item, Write } from '../data/table.ts'
import { createUser, findUser, replaceUser, type User } from '../data/users.ts'
import { answer, type Handler, type RequestContext, refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'
import { findValidInvitation } from './find-valid-invitation.ts'
import { joinWrites } from './join-writes.ts'

/** The joining person: their name and credentials. */
interface Joining {
  invitation: Invitation
  name: string
  passwordHash: string
  request: Pick<RequestContext, 'cookies' | 'locale' | 'ip'>
}

/** A person without an account. */
const newAccount = async (
  { table, clock, random }: Deps,
  { invitation: { companyId, email }, name, passwordHash, request: { locale, ip } }: Joining,
): Promise<{ userId: string; writes: Record<string, Write | undefined> }> => {
  const { company, owner } = await findCompanyOwner(table, companyId)
  const at = clock().toISOString()
  const user: User = {
    userId: random.id(),
    email,
    name,
    locale,
    isActivated: true,
    registerSource: (productLineOfCompany(company, owner) ?? owner).registerSource,
    companyId,
    createdAt: at,
    version: 1,
  }
  const { userId } = user
  return {
    userId,
    writes: {
      ...createUser(table, user),
      credentials: createCredentials(table, { email, userId, passwordHash, version: 1 }),
      consent: createConsent(table, { userId, agreements: termsOfMember(), locale, at, ip }),
    },
  }
}

/** The account of the address, whose mailbox was never verified: nothing that a stranger entered is kept. */
const claimedAccount = async (
  deps: Deps,
  { user: found, credentials }: { user: Item<User>; credentials: Credentials },
  { invitation: { companyId }, name, passwordHash, request }: Joining,
): Promise<{ userId: string; writes: Record<string, Write | undefined> }> => {
  const { table, clock } = deps
  const { userId } = found
  const { locale, ip } = request
  const claimed = (await isClaimed(deps, found, credentials, request))
    ? await claimWrites(deps, found, termsOfMember(), request)
    : {
        user: found,
        writes: {
          consent: createConsent(table, {
            userId,
            agreements: termsOfMember(),
            locale,
            at: clock().toISOString(),
            ip,
          }),
        },
      }
  return {
    userId,
    writes: {
      ...claimed.writes,
      user: replaceUser(table, { ...claimed.user, name, isActivated: true, companyId }),
      ...changePassword(deps, credentials, passwordHash, 'initial'),
    },
  }
}

/** The mailed link proves the mailbox. A mobile number is entered later: calls that need one refuse until then. */
export const joinByInvitation: Handler<typeof companiesEndpoints.joinByInvitation> = async (
  { input: { body }, request },
  deps,
) => {
  const { table } = deps
  const found = await findValidInvitation(deps, body.token)
  if (!found.ok) return found
  const { invitation, inviterHeld } = found
  const { companyId, email } = invitation
  const wrong = [
    ...((await refuseCommonPassword(body.password, email, deps.config))?.errors ?? []),
    ...(acceptsTerms(termsOfMember(), body.agreements)
      ? []
      : [{ field: 'body.agreements', rule: 'mustAccept' as const }]),
  ]
  if (wrong.length > 0) return refuse('invalidInput', wrong)

  const credentials = await findCredentials(table, email)
  const user = credentials && (await findUser(table, credentials.userId))
  if (user?.blockedAt) return refuse('invitationLinkInvalid')
  if (user?.isActivated) return refuse('emailTaken')
  const passwordHash = await hashPassword(body.password, deps.hashStrength)
  const joining = { invitation, name: body.user_name, passwordHash, request }
  const account = user
    ? await claimedAccount(deps, { user, credentials }, joining)
    : await newAccount(deps, joining)
  const { userId } = account
  const before = user && (await findMembership(table, { companyId, userId }))
  const written = await table.transact<string>({
    ...account.writes,
    ...joinWrites(deps, invitation, userId, before),
    ...inviterHeld,
  })
  if (written.ok) {
    if (credentials) await endSessions(deps, userId, { openedBefore: credentials.version + 1 })
    return answer({ email })
  }
  return !user && written.failed.includes('credentials') ? refuse('emailTaken') : refuse('changedMeanwhile')
}
