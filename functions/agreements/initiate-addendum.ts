import type { agreementsEndpoints } from '#shared/agreements/agreements.endpoints.ts'
import { contractNameOf } from '#shared/companies/company-name.ts'
import { businessDate } from '#shared/time/business-date.ts'
import {
  type Addendum,
  type AddendumShop,
  findAgreementOfProduct,
  findLatestAddendum,
  isBeingSigned,
  replaceAgreement,
  statusAt,
  takeAddendumSlot,
} from '../data/agreements.ts'
import { recordEvent } from '../data/events.ts'
import { findCompanyFacility } from '../data/facilities.ts'
import { listShops, type Shop } from '../data/shops.ts'
import { chainSteps } from '../data/signing-events.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { findCurrentSections } from '../kyc/find-current-sections.ts'
import { registeredAddressOf } from '../kyc/registered-address.ts'
import { signersOfKyc } from '../kyc/signers-of-kyc.ts'
import { addendumVersion } from '../papers/agreement-version.ts'
import { lenderOf } from '../papers/lender.ts'
import type { Config } from '../runtime/config.ts'
import { chooseShops } from './choose-shops.ts'
import { describeSigners } from './describe-agreement.ts'
import { madeStep } from './made-step.ts'

/** A shop as the addendum lists it: what it was called when it was agreed upon. */
const listed = ({ shopId, platform, platformShopId, name }: Shop, { platforms }: Config): AddendumShop => ({
  shopId,
  platform,
  platformName: platforms.find(({ id }) => id === platform)?.name ?? platform,
  platformShopId,
  name,
})

/**
 * Makes the addendum that adds shops to the facility. One is open at a time: while not everyone has signed it, a repeated
 * call, or the later of two at once, answers the one that there is.
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
  if (company?.kycStatus !== 'approved') return refuse('companyNotVerified')
  const companyName = contractNameOf(company)
  const directors = signersOfKyc(sections)
  if (!companyName || directors.length === 0) return refuse('kycIncomplete')
  const chosen = chooseShops(linked, new Set(input.body.shop_ids), productCode, now)
  if (!chosen.ok) return chosen.refusal

  const agreementDate = businessDate(now)
  const addendum: Addendum = {
    kind: 'addendum',
    agreementId: random.id(),
    agreementNumber: `AD-${agreementDate.replaceAll('-', '')}-${random.digits(8)}`,
    agreementVersion: addendumVersion,
    agreementDate,
    companyId,
    productCode,
    // Both papers are one agreement: they have the same binding language.
    locale: principal.locale,
    status: 'rendering',
    ...lenderOf(config),
    companyName,
    ...(company.registerNameCn ? { companyNameCn: company.registerNameCn } : {}),
    ...registeredAddressOf(sections),
    addsTo: {
      agreementId: principal.agreementId,
      agreementNumber: principal.agreementNumber,
      agreementDate: principal.agreementDate,
    },
    shops: chosen.shops.map((shop) => listed(shop, config)),
    signers: directors.map((director) => ({ signerId: random.id(), ...director, status: 0 })),
    createdAt: now.toISOString(),
    version: 0,
  }
  const { agreementId } = addendum
  const made = chainSteps(table, addendum, [madeStep(addendum)], now)
  const written = await table.transact<string>({
    slot: takeAddendumSlot(table, addendum, latest?.agreementId),
    agreement: replaceAgreement(table, made.agreement),
    ...made.writes,
    event: recordEvent(
      table,
      { name: 'signing-initiated', companyId, agreementId },
      `signing-initiated#${agreementId}`,
      now,
    ),
  })
  if (written.ok) return answer(describeSigners(addendum, sections, now))
  const faster = await findLatestAddendum(table, companyId, productCode)
  return faster ? answer(describeSigners(faster, sections, now)) : refuse('wrongState')
}
