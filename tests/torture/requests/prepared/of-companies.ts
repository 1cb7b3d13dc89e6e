import { termsOfMember } from '#shared/account/signup-terms.ts'
import { statusOfStep } from '#shared/application/position.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { notificationsEndpoints } from '#shared/notifications/notifications.endpoints.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { joinBody } from '../../../functions/companies/company-steps.ts'
import { checksumOf } from '../../../functions/files/upload-file.ts'
import { businessInfo, completeKyc } from '../../../functions/kyc/kyc-data.ts'
import { markerOf } from '../owners.ts'
import {
  administratorFor,
  findSent,
  newcomer,
  type Preparation,
  type Preparations,
  type Scene,
  sendProven,
} from './prepared-call.ts'

const { inviteMember, askToJoin } = companiesEndpoints

/** The token of an invitation to the caller's company. */
const invite = async (scene: Scene, email: string): Promise<string | undefined> => {
  const { world } = scene
  const by = await administratorFor(scene)
  const invited = by && (await sendProven(world, by, inviteMember, { body: { email, role: 'user' } }))
  return invited === undefined ? undefined : findSent(world, email, /\/invitation#token=([\w-]+)/)
}

const shopAccount = async ({ world, caller }: Scene) =>
  (await sendProven(world, caller, shopsEndpoints.searchShopAccounts, { body: {} }))?.records[0]

/** A pending request to join the caller's company. */
const withRequest: Preparation = async (scene) => {
  const { world, caller } = scene
  const { person } = caller
  if (!person) return undefined
  const { token, userId } = await newcomer(scene)
  await sendProven(world, { token }, askToJoin, { body: { company_number: person.companyId } })
  return { parts: { body: { user_id: userId } } }
}

/** Companies, users, files and logins. */
export const ofCompanies: Preparations = {
  'accept-invitation': async (scene) => {
    const email = scene.caller.person?.email
    const token = email && (await invite(scene, email))
    return token ? { parts: { body: { token } } } : undefined
  },
  'join-by-invitation': async (scene) => {
    const token = await invite(scene, `joins-${scene.world.chance.integer(1, 2 ** 31)}@newcomer.test`)
    return token ? { parts: { body: joinBody(token, { agreements: termsOfMember() }) } } : undefined
  },
  'ask-to-join': async (scene) => {
    const { companyId } = await newcomer(scene)
    return { parts: { body: { company_number: companyId } } }
  },
  'confirm-member': withRequest,
  'reject-member': withRequest,
  'submit-kyc': async ({ world, caller }) => {
    if (caller.owner !== 'cedar' || !caller.token) return undefined
    const id = await completeKyc(world.app, caller.token).catch(() => undefined)
    return id ? { parts: { body: { id } } } : undefined
  },
  'save-kyc-section': async ({ world, caller }) => {
    const begun = await sendProven(world, caller, kycEndpoints.createKyc, { body: {} })
    const body = { section: 'business_info', data: businessInfo }
    return begun ? { parts: { params: { id: begun.id }, body } } : undefined
  },
  'withdraw-change': async ({ world, caller }) => {
    const begun = await sendProven(world, caller, kycEndpoints.changeCompany, { body: {} })
    return begun ? { parts: { body: { id: begun.id } } } : undefined
  },
  'get-risk-points': async () => ({ parts: { query: { level: 'low' } } }),
  'store-position': async () => ({
    parts: {
      body: {
        path: '/credit/hook/home',
        path_name: statusOfStep(productLines.hook, 'Drawdown Account Draft'),
      },
    },
  }),
  'upload-file': async ({ caller }) => {
    const content = Buffer.from(`%PDF-1.7\n% ${markerOf(caller.owner ?? 'cedar')}\n%%EOF\n`)
    return {
      parts: { body: { fileName: 'letter', fileExtensions: 'pdf', fileCRC: checksumOf(content), content } },
    }
  },
  'set-user-default-company': async ({ caller: { person } }) =>
    person && { parts: { params: { userId: person.userId }, body: { company_id: person.companyId } } },
  'reveal-shop-password': async (scene) => {
    const account = await shopAccount(scene)
    return account ? { parts: { body: { id: account.id } } } : undefined
  },
  'edit-shop-account': async (scene) => {
    const account = await shopAccount(scene)
    if (!account) return undefined
    const { id, version, platform, login, login_url } = account
    return { parts: { body: { id, version, platform_id: platform, login, login_url, status: 'inactive' } } }
  },
  'preview-migration': async ({ world, caller }) => {
    const { alsoOf } = caller
    if (alsoOf !== 'birch') return undefined
    const { companyId } = world.companies.birch
    return { parts: { body: { shop_id: 'further-c', company_id: companyId } } }
  },
  'handle-notification': async ({ world, caller }) => {
    const listed = await sendProven(world, caller, notificationsEndpoints.listNotifications, {
      query: { per_page: '20' },
    })
    const [notification] = listed?.data ?? []
    return notification ? { parts: { params: { id: notification.id } } } : undefined
  },
}
