import type { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { lineOfSignupSource } from '#shared/account/signup-source.ts'
import { acceptsAllTerms, termsOfLine } from '#shared/account/signup-terms.ts'
import type { ParsedInput } from '#shared/api/endpoint.ts'
import type { FieldError } from '#shared/api/envelope.ts'
import type { ProductLine } from '#shared/product-lines/product-lines.ts'
import { createCompany } from '../../data/companies.ts'
import { createConsent } from '../../data/consents.ts'
import { createCredentials } from '../../data/credentials.ts'
import { founderMembership } from '../../data/memberships.ts'
import { findRegisterSession } from '../../data/register-sessions.ts'
import { createUser, fullPhone, type User } from '../../data/users.ts'
import { consumeCode } from '../../data/verification-codes.ts'
import { answerWithCookie, type Handler, refuse } from '../../http/handle.ts'
import type { Config } from '../../runtime/config.ts'
import { checkPhoneCode } from '../codes/check-phone-code.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { refuseCommonPassword } from '../passwords/refuse-common-password.ts'
import { reassignIdlePhone } from '../profile/reassign-idle-phone.ts'
import { recogniseDevice } from '../sessions/known-device.ts'
import { prepareSession } from '../sessions/prepare-session.ts'
import { bindPaymentAccount } from './bind-payment-account.ts'
import { activationEnd, prepareActivation } from './prepare-activation.ts'
import { refuseTakenPaymentAccount } from './refuse-taken-payment-account.ts'

type Body = ParsedInput<typeof accountEndpoints.register>['body']

/** The errors beyond the schema, every field at once. */
const wrongFields = async (
  { email, password, agreements, register_session }: Body,
  line: ProductLine,
  config: Config,
): Promise<FieldError[]> => [
  ...((await refuseCommonPassword(password, email, config))?.errors ?? []),
  ...(agreements && !acceptsAllTerms(line, agreements)
    ? [{ field: 'body.agreements', rule: 'mustAccept' }]
    : []),
  // Only signups of the payment-platform line continue a register session.
  ...(register_session && line.id !== 'payoneer'
    ? [{ field: 'body.register_session', rule: 'invalid' }]
    : []),
]

/** The register session is unknown, used or expired. */
const refuseSession = () =>
  refuse('paymentAuthorisationFailed', [{ field: 'body.register_session', rule: 'invalid' }])

/** Why a valid signup failed to commit: a concurrent one came first. */
const refuseFor = (failed: readonly string[]) => {
  if (failed.includes('email')) return refuse('signupEmailTaken')
  if (failed.some((name) => name === 'phone' || name === 'holder' || name === 'idle'))
    return refuse('signupPhoneTaken')
  if (failed.includes('accountClaim')) return refuse('paymentAccountBound')
  if (failed.includes('companyNumber')) return refuse('paymentCompanyExists')
  if (failed.includes('registerSession')) return refuseSession()
  return refuse('codeExpired', [{ field: 'body.phone_code', rule: 'codeInvalid' }])
}

export const register: Handler<typeof accountEndpoints.register> = async (
  { input: { body }, request },
  deps,
) => {
  const { table, clock, random } = deps
  const line = lineOfSignupSource(body.register_source)
  const wrong = await wrongFields(body, line, deps.config)
  if (wrong.length > 0) return refuse('invalidInput', wrong)

  const registerSession = body.register_session
    ? await findRegisterSession(table, body.register_session, clock())
    : undefined
  if (body.register_session && !registerSession) return refuseSession()
  const taken = registerSession && (await refuseTakenPaymentAccount(table, registerSession.account))
  if (taken) return refuse(taken)

  const phone = fullPhone(body.phone_country_code, body.phone_number)
  const checked = await checkPhoneCode(deps, phone, body.phone_code)
  if (!checked.ok) return refuse(checked.reason, [{ field: 'body.phone_code', rule: 'codeInvalid' }])

  const createdAt = clock().toISOString()
  const companyId = random.id()
  const user: User = {
    userId: random.id(),
    email: body.email,
    phoneCountryCode: body.phone_country_code,
    phoneNumber: body.phone_number,
    phoneVerifiedAt: createdAt,
    locale: request.locale,
    isActivated: false,
    activationEndsAt: activationEnd(clock()),
    registerSource: line.registerSource,
    companyId,
    ...(body.cpid ? { cpid: body.cpid } : {}),
    createdAt,
    version: 1,
  }
  const { userId: ownerUserId } = user
  const device = recogniseDevice(deps, { userId: ownerUserId, version: 1 }, request)
  const { session, loginResponse } = await prepareSession(
    user,
    { companyId, line },
    { version: 1 },
    { ...request, deviceId: device.deviceId },
    deps,
    // A new company does not require a second factor itself.
    { lacksFactor: deps.config.secondFactorRequired },
  )
  const writes = {
    code: consumeCode(table, checked.sent),
    ...createUser(table, user),
    email: createCredentials(table, {
      email: user.email,
      userId: user.userId,
      passwordHash: await hashPassword(body.password, deps.hashStrength),
      lastLoginAt: createdAt,
      version: 1,
    }),
    ...createCompany(table, {
      companyId,
      ownerUserId,
      kycStatus: 'draft',
      lineId: line.id,
      createdAt,
      version: 1,
    }),
    ...founderMembership(table, { companyId, userId: ownerUserId, since: createdAt }),
    session,
    device: device.write,
    ...bindPaymentAccount(table, registerSession, { ...user, companyId }),
    ...(await prepareActivation(deps))(user),
    consent: createConsent(table, {
      userId: user.userId,
      agreements: termsOfLine(line),
      locale: request.locale,
      at: createdAt,
      ip: request.ip,
    }),
  }
  let outcome = await table.transact<string>(writes)
  // Only the number is taken. Its carrier may have reassigned it to this user.
  if (!outcome.ok && outcome.failed.every((name) => name === 'phone')) {
    const released = await reassignIdlePhone(deps, phone, ownerUserId)
    if (released) outcome = await table.transact<string>({ ...writes, ...released })
  }
  return outcome.ok ? answerWithCookie(loginResponse, device.cookie) : refuseFor(outcome.failed)
}
