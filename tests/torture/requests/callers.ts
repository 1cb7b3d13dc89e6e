import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import type { CompanyRole } from '#shared/companies/company-roles.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { beginLogin, codeNow, setUpCodeApp } from '../../support/second-factors.ts'
import type { Seller } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'
import type { Owner } from './owners.ts'

export interface Caller {
  name: string
  /** The caller's company; undefined if they belong to none. */
  owner: Owner | undefined
  /** The value of the `Authorization` header. */
  token: string | undefined
  /** The user's credentials, if they can log in. */
  person?: Seller
  /** The role in the company: an administrator by default. */
  role?: CompanyRole
  /** The authenticator app's secret, if they have a second factor. */
  secret?: string
  /** Another company of theirs, for which their session does not act. */
  alsoOf?: Owner
  /** Texts of other companies that they are allowed to see. */
  mayRead?: readonly string[]
  /** Companies that they joined during the run. */
  joined?: ReadonlySet<Owner>
  /** When the session's step-up expires, in milliseconds since 1970. */
  provenUntil?: number
}

/** The current code, after advancing the clock, since a code is single-use. */
const nextCode = (app: TestApp, secret: string): string => {
  app.clock.advance('PT31S')
  return codeNow(app, secret)
}

const renewLogin = async (app: TestApp, person: Seller, secret: string | undefined) => {
  if (secret) {
    const token = await beginLogin(app, person)
    return app.send(factorsEndpoints.factorLogin, { body: { token, code: nextCode(app, secret) } })
  }
  const { email, password, device } = person
  return app.send(accountEndpoints.login, { body: { email, password } }, { cookies: [device] })
}

/** Logs a caller in to a session for their company. False if they can no longer log in. */
export const openSession = async (app: TestApp, caller: Caller): Promise<boolean> => {
  const { person, secret } = caller
  if (!person) return false
  delete caller.provenUntil
  const answer = await renewLogin(app, person, secret).catch(() => undefined)
  if (answer?.code !== 0) return false
  caller.token = answer.data.token
  if (answer.data.user.company_id === person.companyId) return true
  const body = { company_id: person.companyId }
  const switched = await app.send(companiesEndpoints.switchCompany, { body }, { token: caller.token })
  if (switched.code !== 200) return false
  caller.token = switched.data.token
  return true
}

/** A step-up lasts for five minutes; it is repeated a minute earlier. */
const provenFor = 4 * 60_000

/** Performs a step-up if the caller's last one has expired. */
export const stepUp = async (app: TestApp, caller: Caller): Promise<void> => {
  const { token, person, secret, provenUntil = 0 } = caller
  if (!token || !person || provenUntil > app.clock.now().getTime()) return
  const body = secret ? { code: nextCode(app, secret) } : { password: person.password }
  await app.send(factorsEndpoints.stepUp, { body }, { token, isProven: false })
  caller.provenUntil = app.clock.now().getTime() + provenFor
}

/** Sets up a second factor for a caller. */
export const withFactor = async (app: TestApp, caller: Caller): Promise<void> => {
  const { token = '' } = caller
  caller.secret = (await setUpCodeApp(app, { token })).secret
}
