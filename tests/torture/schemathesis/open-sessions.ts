import { companiesEndpoints } from '#shared/companies/companies.endpoints.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { drawDown } from '../../../scripts/journey/draw-down.ts'
import { createHttpClient } from '../../../scripts/journey/http-client.ts'
import { createLocalClient } from '../../../scripts/journey/local-client.ts'
import { reachFacility } from '../../../scripts/journey/reach-facility.ts'
import type { Journey, LoggedInSeller } from '../../../scripts/journey/seller.ts'
import { signUp } from '../../../scripts/journey/sign-up.ts'
import type { LocalStack } from '../../../scripts/local/local-stack.ts'

/** As whom requests are sent. */
export interface Role {
  name: string
  /** Absent of a visitor. */
  session?: { token: string; password: string }
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

/** Somebody who was invited to another's company as a user, in a session that acts for it. */
const joinAsUser = async (colleague: LoggedInSeller, founder: LoggedInSeller): Promise<string> => {
  const { client, local, seller, token } = colleague
  const invitation = { email: seller.email, role: 'user' as const }
  await client.call(companiesEndpoints.inviteMember, { body: invitation }, { token: founder.token, password })
  const link = await local.received(seller.email, /\/invitation#token=([\w-]+)/)
  await client.call(companiesEndpoints.acceptInvitation, { body: { token: link } })
  const body = { company_id: founder.companyId }
  return (await client.call(companiesEndpoints.switchCompany, { body }, { token })).token
}

/** One of each: nobody, a seller with a draft company, an administrator of one whose money is out, and a user of it. */
export const openSessions = async (stack: LocalStack): Promise<Role[]> => {
  const start = (name: string, phoneNumber: string) => signUp(journeyOf(stack, name, phoneNumber))
  const founder = await drawDown(await reachFacility(await start('founder', '13800138000')))
  const draft = await start('draft', '13800138001')
  const colleague = await start('colleague', '13800138002')
  return [
    { name: 'a visitor' },
    { name: 'a seller with a draft company', session: { token: draft.token, password } },
    { name: 'a user', session: { token: await joinAsUser(colleague, founder), password } },
    { name: 'an administrator', session: { token: founder.token, password } },
  ]
}
