import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import type { CompanyRole } from '#shared/companies/company-roles.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { beginLogin, codeNow, setUpCodeApp } from '../../support/second-factors.ts'
import type { Seller } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'
import type { Owner } from './owners.ts'

/** Somebody who makes calls. */
export interface Caller {
  name: string
  /** The company that they are of; undefined of a stranger to all. */
  owner: Owner | undefined
  /** What they send as `Authorization`. */
  token: string | undefined
  /** Who they are, where they can log in. */
  person?: Seller
  /** In the company: an administrator where it is left out. */
  role?: CompanyRole
  /** Of the app that shows codes, where they have a second factor. */
  secret?: string
  /** Another company that they are of, for which their session does not act. */
  alsoOf?: Owner
  /** What they may know of it all the same. */
  mayKnow?: readonly string[]
  /** Companies that they have come to belong to since. */
  joined?: ReadonlySet<Owner>
  /** Until when the step-up of their session holds, in milliseconds since 1970. */
  provenUntil?: number
}

/** The code of now, which is worth nothing again until the clock has moved. */
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

/** Opens a session for a caller, for the company that they are of. False where they cannot log in any more. */
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

/** A step-up holds for five minutes; it is made anew a minute before. */
const provenFor = 4 * 60_000

/** Has a caller prove anew who they are, where the last time is too long ago. */
export const stepUp = async (app: TestApp, caller: Caller): Promise<void> => {
  const { token, person, secret, provenUntil = 0 } = caller
  if (!token || !person || provenUntil > app.clock.now().getTime()) return
  const body = secret ? { code: nextCode(app, secret) } : { password: person.password }
  await app.send(factorsEndpoints.stepUp, { body }, { token, isProven: false })
  caller.provenUntil = app.clock.now().getTime() + provenFor
}

/** Gives a caller a second factor. */
export const withFactor = async (app: TestApp, caller: Caller): Promise<void> => {
  const { token = '' } = caller
  caller.secret = (await setUpCodeApp(app, { token })).secret
}
