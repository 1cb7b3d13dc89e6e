import { Secret, TOTP } from 'otpauth'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import type { CompanyRole } from '#shared/companies/company-roles.ts'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { drawDown } from '../../../scripts/journey/draw-down.ts'
import { createHttpClient } from '../../../scripts/journey/http-client.ts'
import { createLocalClient } from '../../../scripts/journey/local-client.ts'
import { reachFacility } from '../../../scripts/journey/reach-facility.ts'
import type { Journey, LoggedInSeller } from '../../../scripts/journey/seller.ts'
import { signUp } from '../../../scripts/journey/sign-up.ts'
import type { LocalStack } from '../../../scripts/local/local-stack.ts'

/** The identity that requests are sent with. */
export interface Role {
  name: string
  /** Absent for a visitor. */
  session?: Session
}

export interface Session {
  token: string
  /** Performs a step-up, which lasts for five minutes. */
  prove: () => Promise<unknown>
}

const password = 'quay-light-2026'

const journeyOf = ({ url }: LocalStack, name: string, phoneNumber: string): Journey => ({
  client: createHttpClient(url),
  local: createLocalClient(url),
  line: productLines.hook,
  repayment: productTerms.small_shop_financing.repayment[0],
  seller: { email: `${name}@shop.example`, phoneNumber, password, director: 'CHAN Tai Man' },
  say: () => {},
})

const byPassword = ({ client }: LoggedInSeller, token: string): Session => ({
  token,
  prove: () => client.ask(factorsEndpoints.stepUp, { body: { password } }, { token }),
})

/** Sets up an authenticator app, and returns a function for its next code. */
const setUpCodeApp = async ({ client, local, token }: LoggedInSeller): Promise<() => Promise<string>> => {
  const { challenge_id, secret } = await client.call(factorsEndpoints.beginCodeApp, {}, { token, password })
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  const showAt = async (steps: number) =>
    app.generate({ timestamp: (await local.now()).getTime() + steps * 30_000 })
  await client.call(factorsEndpoints.addCodeApp, { body: { challenge_id, code: await showAt(0) } }, { token })
  // A code is single-use, and the next one is already accepted.
  return () => showAt(1)
}

/** Invites a user to another's company, and opens a session for it. */
const join = async (
  colleague: LoggedInSeller,
  founder: LoggedInSeller,
  role: CompanyRole,
): Promise<string> => {
  const { client, local, seller, token } = colleague
  const invitation = { email: seller.email, role }
  await client.call(companiesEndpoints.inviteMember, { body: invitation }, { token: founder.token, password })
  const link = await local.received(seller.email, /\/invitation#token=([\w-]+)/)
  await client.call(companiesEndpoints.acceptInvitation, { body: { token: link } }, { token })
  const body = { company_id: founder.companyId }
  return (await client.call(companiesEndpoints.switchCompany, { body }, { token })).token
}

/**
 * A visitor, a seller with a draft company, an administrator of a company with a drawdown, a user of it, and
 * another administrator with a second factor.
 */
export const openSessions = async (stack: LocalStack): Promise<Role[]> => {
  const start = (name: string, phoneNumber: string) => signUp(journeyOf(stack, name, phoneNumber))
  const founder = await drawDown(await reachFacility(await start('founder', '13800138000')))
  const draft = await start('draft', '13800138001')
  const colleague = await start('colleague', '13800138002')
  const careful = await start('careful', '13800138003')
  const showCode = await setUpCodeApp(careful)
  const token = await join(careful, founder, 'administrator')
  const prove = async () =>
    careful.client.ask(factorsEndpoints.stepUp, { body: { code: await showCode() } }, { token })
  return [
    { name: 'a visitor' },
    { name: 'a seller with a draft company', session: byPassword(draft, draft.token) },
    { name: 'a user', session: byPassword(colleague, await join(colleague, founder, 'user')) },
    { name: 'an administrator', session: byPassword(founder, founder.token) },
    // Last, as they may make a second factor mandatory for the company.
    { name: 'an administrator with a second factor', session: { token, prove } },
  ]
}
