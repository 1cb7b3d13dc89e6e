import { acceptsTerms, termsOfMember } from '#shared/account/signup-terms.ts'
import type { companiesEndpoints } from '#shared/companies/companies.endpoints.ts'
import { hashPassword } from '../account/passwords/hash-password.ts'
import { refuseCommonPassword } from '../account/passwords/refuse-common-password.ts'
import { lineOfCompany } from '../data/company-line.ts'
import { findCompanyOwner } from '../data/company-owner.ts'
import { createConsent } from '../data/consents.ts'
import { createCredentials } from '../data/credentials.ts'
import { createUser, type User } from '../data/users.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { findGoodInvitation } from './find-good-invitation.ts'
import { joinWrites } from './join-writes.ts'

/** Who has the mailed link has the mailbox. A mobile number is given later: what takes one says so. */
export const joinByInvitation: Handler<typeof companiesEndpoints.joinByInvitation> = async (
  { input: { body }, request },
  deps,
) => {
  const { table, clock, random } = deps
  const found = await findGoodInvitation(deps, body.token)
  if (!found.ok) return found
  const { invitation } = found
  const { companyId, email } = invitation
  const wrong = [
    ...((await refuseCommonPassword(body.password, email, deps.config))?.errors ?? []),
    ...(acceptsTerms(termsOfMember(), body.agreements)
      ? []
      : [{ field: 'body.agreements', rule: 'mustAccept' as const }]),
  ]
  if (wrong.length > 0) return refuse('invalidInput', wrong)

  const { company, owner } = await findCompanyOwner(table, companyId)
  const createdAt = clock().toISOString()
  const user: User = {
    userId: random.id(),
    email,
    name: body.user_name,
    locale: request.locale,
    isActivated: true,
    registerSource: (lineOfCompany(company, owner) ?? owner).registerSource,
    companyId,
    createdAt,
    version: 1,
  }
  const { userId } = user
  const written = await table.transact({
    ...createUser(table, user),
    credentials: createCredentials(table, {
      email,
      userId,
      passwordHash: await hashPassword(body.password, deps.hashStrength),
      version: 1,
    }),
    ...joinWrites(deps, invitation, userId, undefined),
    consent: createConsent(table, {
      userId,
      agreements: termsOfMember(),
      locale: request.locale,
      at: createdAt,
      ip: request.ip,
    }),
  })
  if (written.ok) return answer({ email })
  return written.failed.includes('credentials') ? refuse('emailTaken') : refuse('changedMeanwhile')
}
