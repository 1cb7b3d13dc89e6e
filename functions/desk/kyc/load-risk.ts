import { isSameCompanyName } from '#shared/companies/company-name.ts'
import { isUnderReview } from '#shared/kyc/kyc-status.ts'
import { isYoungCompany, type RiskSignals } from '#shared/kyc/risk-level.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { signersSharingBrowser } from '../../data/agreement-documents.ts'
import { listAgreements } from '../../data/agreements.ts'
import { type Identity, listCompaniesOfIdentity } from '../../data/identity-index.ts'
import { findKycSections } from '../../data/kyc.ts'
import { listPayoutAccounts } from '../../data/payout-accounts.ts'
import { listRiskPoints } from '../../data/risk-points.ts'
import { listShops } from '../../data/shops.ts'
import type { Table } from '../../data/table.ts'
import { findCurrentSections } from '../../kyc/find-current-sections.ts'
import { identitiesOfPeople, identityOfAccount } from '../../kyc/identities-of.ts'

/** Other companies that share an identity with this one, by the shared identity. */
const findShared = async (table: Table, companyId: string, identities: readonly Identity[], now: Date) => {
  const found = await Promise.all(
    identities.map(async (identity) => {
      const companies = await listCompaniesOfIdentity(table, identity, now)
      return { kind: identity.kind, companyIds: companies.filter((each) => each !== companyId) }
    }),
  )
  return found.filter(({ companyIds }) => companyIds.length > 0)
}

/** The number of risk points that a level is computed from, unless more are asked for. */
const usualPoints = 50

/** What a company's risk level is computed from; undefined without the company. */
export const loadRisk = async (table: Table, companyId: string, now: Date, maxPoints = usualPoints) => {
  const [{ company, sections }, points, shops, accounts, agreements] = await Promise.all([
    findCurrentSections(table, companyId),
    listRiskPoints(table, companyId, now, maxPoints),
    listShops(table, companyId),
    listPayoutAccounts(table, companyId),
    listAgreements(table, companyId),
  ])
  if (!company) return undefined
  const { change } = company
  const changed =
    change && isUnderReview(change.kycStatus) ? await findKycSections(table, companyId, change.kycId) : {}
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
  const groupsOf = (of: typeof agreements): number =>
    of.reduce((sum, agreement) => sum + signersSharingBrowser(agreement).length, 0)
  const signals: RiskSignals = {
    sharedIdentities: shared.length,
    signedTogether: groupsOf(agreements),
    acknowledgedTogether: groupsOf(agreements.filter(({ signerCheck }) => signerCheck?.acknowledged)),
    pasted: pasted.length > 0,
    devices: new Set(points.map(({ deviceId }) => deviceId)).size,
    addresses: new Set(points.map(({ ip }) => ip)).size,
    shopsOfOtherNames: strangeShops.length,
    isYoung: isYoungCompany(info.incorporation_date, businessDate(now)),
  }
  return { company, points, shops, accounts, agreements, shared, strangeShops, pasted, signals }
}
