import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import {
  type Addendum,
  type AddendumShop,
  findAgreementOfProduct,
  findLatestAddendum,
  isBeingSigned,
  setLatestAddendum,
  statusAt,
} from '../data/agreements.ts'
import { findCompanyFacility } from '../data/facilities.ts'
import { listShops, type Shop } from '../data/shops.ts'
import { supplementVersions } from '../documents/agreement-version.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import type { Config } from '../runtime/config.ts'
import { chooseShops } from './choose-shops.ts'
import { describeSigners } from './describe-agreement.ts'
import { draftSupplement, writeNewAgreement } from './draft-agreement.ts'
import { countSigningMails } from './limit-signing-mails.ts'

/** A shop as the addendum lists it, with its name at that time. */
const listed = ({ shopId, platform, platformShopId, name }: Shop, { platforms }: Config): AddendumShop => ({
  shopId,
  platform,
  platformName: platforms.find(({ id }) => id === platform)?.name ?? platform,
  platformShopId,
  name,
})

/**
 * Creates the addendum that adds shops to the facility. One is open at a time: until everyone has signed it, a repeated
 * or concurrent call returns the existing one.
 */
export const initiateAddendum: Handler<typeof agreementsEndpoints.initiateSign> = async (
  { input, session },
  { table, clock, random, config },
) => {
  const { companyId } = session
  const { productCode } = lineOfSession(session)
  const [facility, principal, latest, linked, { company, sections }] = await Promise.all([
    findCompanyFacility(table, companyId, productCode),
    findAgreementOfProduct(table, companyId, productCode),
    findLatestAddendum(table, companyId, productCode),
    listShops(table, companyId),
    findCurrentSections(table, companyId),
  ])
  const now = clock()
  if (latest && isBeingSigned({ status: statusAt(latest, now) }))
    return answer(describeSigners(latest, sections, now))
  if (facility?.status !== 'active' || principal?.status !== 'signed') return refuse('wrongState')
  const drafted = await draftSupplement(
    { table, clock, random, config },
    {
      company,
      sections,
      productCode,
      principal,
      version: supplementVersions.addendum,
      prefix: 'AD',
    },
  )
  if (!drafted.ok) return drafted.refusal
  const chosen = chooseShops(linked, new Set(input.body.shop_ids), productCode, now)
  if (!chosen.ok) return chosen.refusal

  const addendum: Addendum = {
    ...drafted.draft,
    kind: 'addendum',
    shops: chosen.shops.map((shop) => listed(shop, config)),
  }
  const ofDay = countSigningMails({ table, clock }, companyId)
  const written = await table.transact<string>({
    mails: ofDay.write,
    slot: setLatestAddendum(table, addendum, latest?.agreementId),
    ...writeNewAgreement(table, addendum, now),
  })
  if (written.ok) return answer(describeSigners(addendum, sections, now))
  if (!written.failed.includes('slot')) return ofDay.refusal()
  const faster = await findLatestAddendum(table, companyId, productCode)
  return faster ? answer(describeSigners(faster, sections, now)) : refuse('wrongState')
}
