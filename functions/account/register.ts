import type { accountEndpoints } from '../../shared/account/account.endpoints.ts'
import { type AcceptedAgreement, acceptsAll, agreementsOfLine } from '../../shared/account/agreements.ts'
import { lineOfSignupSource } from '../../shared/account/signup-source.ts'
import { createActivation } from '../data/activations.ts'
import { createCompany } from '../data/companies.ts'
import { createConsent } from '../data/consents.ts'
import { recordEvent } from '../data/events.ts'
import { usePhoneCode } from '../data/phone-codes.ts'
import type { Write } from '../data/table.ts'
import { createUser, fullPhone, type User } from '../data/users.ts'
import type { Deps } from '../http/deps.ts'
import { answer, type Handler, type RequestContext, refuse } from '../http/handle.ts'
import { hashPassword } from './hash-password.ts'
import { openSession } from './open-session.ts'
import { checkPhoneCode } from './phone-code.ts'

const activationSeconds = 24 * 3600

const consentsOf = (
  user: User,
  accepted: readonly AcceptedAgreement[],
  { locale, ip }: RequestContext,
  { table }: Deps,
): Record<`consent:${string}`, Write> =>
  Object.fromEntries(
    accepted.map(({ document, version }) => [
      `consent:${document}`,
      createConsent(table, { userId: user.userId, document, version, locale, at: user.createdAt, ip }),
    ]),
  )

/** The link that confirms the address: its token's hash, and the event that mails it. */
const activationOf = async (user: User, { table, clock, random, seal }: Deps) => {
  const token = random.secret()
  const now = clock()
  const expiresAt = new Date(now.getTime() + activationSeconds * 1000).toISOString()
  const { userId, locale } = user
  const sealedActivationToken = await seal.seal(token, 'event')
  return {
    activation: createActivation(table, token, { userId, expiresAt }),
    event: recordEvent(
      table,
      { name: 'user-registered', userId, locale, sealedActivationToken },
      random.id(),
      now,
    ),
  }
}

export const register: Handler<typeof accountEndpoints.register> = async (
  { input: { body }, request },
  deps,
) => {
  const { table, clock, random } = deps
  const line = lineOfSignupSource(body.register_source)
  if (body.agreements && !acceptsAll(line, body.agreements))
    return refuse(20008, [{ field: 'body.agreements', rule: 'mustAccept' }])

  const phone = fullPhone(body.phone_country_code, body.phone_number)
  const checked = await checkPhoneCode(deps, phone, body.phone_code)
  if (!checked.ok) return refuse(checked.code, [{ field: 'body.phone_code', rule: 'codeInvalid' }])

  const createdAt = clock().toISOString()
  const user: User = {
    userId: random.id(),
    email: body.email,
    phoneCountryCode: body.phone_country_code,
    phoneNumber: body.phone_number,
    locale: request.locale,
    isActivated: false,
    registerSource: line.registerSource,
    companyId: random.id(),
    ...(body.cpid ? { cpid: body.cpid } : {}),
    createdAt,
    version: 1,
  }
  const { companyId, userId: ownerUserId } = user
  const { session, signedIn } = await openSession(user, deps)
  const outcome = await table.transact({
    code: usePhoneCode(table, checked.sent),
    ...createUser(table, user, await hashPassword(body.password)),
    company: createCompany(table, { companyId, ownerUserId, kycStatus: 'draft', createdAt, version: 1 }),
    session,
    ...(await activationOf(user, deps)),
    ...consentsOf(user, agreementsOfLine(line), request, deps),
  })
  if (outcome.ok) return answer(signedIn)
  if (outcome.failed.includes('email')) return refuse(3)
  if (outcome.failed.includes('phone')) return refuse(1)
  return refuse(60002, [{ field: 'body.phone_code', rule: 'codeInvalid' }])
}
