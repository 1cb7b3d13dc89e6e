import { isSameCompanyName } from '#shared/companies/company-name.ts'
import { isUnderReview } from '#shared/kyc/kyc-status.ts'
import { isYoungCompany, riskLevelOf } from '#shared/kyc/risk-level.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { signedTogetherIn } from '../../data/agreement-documents.ts'
import { listAgreements } from '../../data/agreements.ts'
import { findCompany } from '../../data/companies.ts'
import { type Identity, listCompaniesOfIdentity } from '../../data/identity-index.ts'
import { findKycSections } from '../../data/kyc.ts'
import { listPayoutAccounts } from '../../data/payout-accounts.ts'
import { listRiskPoints } from '../../data/risk-points.ts'
import { listShops } from '../../data/shops.ts'
import type { Table } from '../../data/table.ts'
import { findCurrentSections } from '../../kyc/find-current-sections.ts'
import { identitiesOfPeople, identityOfAccount } from '../../kyc/identities-of.ts'
import { describeSignerCheck } from '../agreements/describe-signer-check.ts'
import { describeExamination } from '../credit/describe-examination.ts'
import { companyNamesOf } from '../engine/company-names.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

/** Another company, as shown with the shared identities. */
const tellOther = async (table: Table, companyId: string) => {
  const company = await findCompany(table, companyId)
  return { companyId, ...companyNamesOf(company), kycStatus: company?.kycStatus ?? null }
}

/** Other companies with an identity of this one, by shared identity. */
const findShared = async (table: Table, companyId: string, identities: readonly Identity[], now: Date) => {
  const found = await Promise.all(
    identities.map(async (identity) => {
      const companies = await listCompaniesOfIdentity(table, identity, now)
      const others = companies.filter((each) => each !== companyId)
      return {
        kind: identity.kind,
        companies: await Promise.all(others.map((each) => tellOther(table, each))),
      }
    }),
  )
  return found.filter(({ companies }) => companies.length > 0)
}

export const showRiskAct: RunAct<'kyc-risk'> = async ({ companyId, limit }, _act, { table, clock }) => {
  const now = clock()
  const [{ company, sections }, points, shops, accounts, agreements] = await Promise.all([
    findCurrentSections(table, companyId),
    listRiskPoints(table, companyId, now, limit),
    listShops(table, companyId),
    listPayoutAccounts(table, companyId),
    listAgreements(table, companyId),
  ])
  const { change } = company ?? {}
  const changed =
    change && isUnderReview(change.kycStatus) ? await findKycSections(table, companyId, change.kycId) : {}
  if (!company) return refuseAct('notFound', `there is no company ${companyId}`)
  const people = [...identitiesOfPeople(sections), ...identitiesOfPeople(changed)]
  const identities = [
    ...new Map(people.map((each) => [each.value, each])).values(),
    ...accounts.map(identityOfAccount),
  ]
  const shared = await findShared(table, companyId, identities, now)
  const info = sections.company_info ?? {}
  const names = [info, changed.company_info ?? {}]
    .flatMap(({ register_name_en, register_name_cn }) => [register_name_en, register_name_cn])
    .filter((name) => name !== undefined)
  const strangeShops = shops
    .filter(({ name }) => !names.some((each) => isSameCompanyName(each, name)))
    .map(({ name }) => name)
  const pasted = [...new Set(points.flatMap((point) => point.pasted))]
  const devices = new Set(points.map(({ deviceId }) => deviceId)).size
  const addresses = new Set(points.map(({ ip }) => ip)).size
  const signedTogether = agreements.flatMap((agreement) =>
    signedTogetherIn(agreement).map((together) => `${agreement.agreementNumber}: ${together.join(', ')}`),
  )
  const signerChecks = agreements.flatMap(({ signerCheck, ...agreement }) =>
    signerCheck
      ? {
          agreementId: agreement.agreementId,
          number: agreement.agreementNumber,
          signers: signedTogetherIn(agreement)
            .map((group) => group.join(', '))
            .join(' · '),
          ...describeSignerCheck(signerCheck),
        }
      : [],
  )
  const isYoung = isYoungCompany(info.incorporation_date, businessDate(now))
  return {
    ok: true,
    companyId,
    level: riskLevelOf({
      sharedIdentities: shared.length,
      signedTogether: signedTogether.length,
      acknowledgedTogether: agreements
        .filter(({ signerCheck }) => signerCheck?.acknowledged)
        .reduce((sum, agreement) => sum + signedTogetherIn(agreement).length, 0),
      pasted: pasted.length > 0,
      devices,
      addresses,
      shopsOfOtherNames: strangeShops.length,
      isYoung,
    }),
    shared,
    signedTogether,
    signerChecks,
    pasted,
    devices,
    addresses,
    shopsOfOtherNames: strangeShops,
    examined: shops.map(describeExamination),
    youngCompany: isYoung,
    points: points.map(({ userId, step, at, ip, userAgent, deviceId, timeZone, pasted: fieldsPasted }) => ({
      at,
      step,
      userId,
      ip,
      userAgent,
      deviceId,
      timeZone,
      pasted: fieldsPasted,
    })),
  }
}
