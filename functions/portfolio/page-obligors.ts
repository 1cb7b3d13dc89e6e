import type { FacilityOfObligor, ObligorPerson } from '#shared/desk/obligors.ts'
import type { ConnectedPersonDraft } from '#shared/kyc/connected-persons.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { beneficialOwnersOf } from '#shared/kyc/ownership.ts'
import { signsForCompany } from '#shared/kyc/signs-for-company.ts'
import { findCompany } from '../data/companies.ts'
import { findFacility } from '../data/facilities.ts'
import { inBatches } from '../data/in-batches.ts'
import { findKycSections } from '../data/kyc.ts'
import type { Contribution } from '../data/portfolio.ts'
import { sha256Of } from '../data/sha256.ts'
import type { Table } from '../data/table.ts'
import { pageFacilities } from './page-facilities.ts'

/** The number of facilities read concurrently. */
const atOnce = 8

/** A person by identity document. Undefined without one: nobody can be matched with them. */
const personOf = (person: ConnectedPersonDraft): ObligorPerson | undefined => {
  const { certificate_type: type, id_number: number } = person
  const name = person.full_name_en ?? person.full_name_cn
  return type && number && name
    ? { name, personKey: sha256Of(`obligor ${type} ${number}`).slice(0, 32) }
    : undefined
}

const peopleOf = (connected: KycSections['connected_persons']): ObligorPerson[] => {
  if (!connected) return []
  const people = [
    ...connected.persons.filter(signsForCompany),
    ...beneficialOwnersOf(connected).map(({ person }) => person),
  ].flatMap((person) => personOf(person) ?? [])
  return [...new Map(people.map((person) => [person.personKey, person])).values()]
}

const describe = async (
  table: Table,
  { companyId, facilityId, pastDue }: Contribution,
): Promise<FacilityOfObligor | undefined> => {
  const [facility, company] = await Promise.all([
    findFacility(table, facilityId),
    findCompany(table, companyId),
  ])
  if (!facility || facility.status === 'closed') return undefined
  const { connected_persons: connected } = company?.kycId
    ? await findKycSections(table, companyId, company.kycId)
    : {}
  const { productCode, currency, balances } = facility
  return {
    companyId,
    companyNameEn: company?.registerNameEn ?? null,
    companyNameCn: company?.registerNameCn ?? null,
    facilityId,
    productCode,
    currency,
    limitCents: balances.limit,
    outstandingCents:
      balances.principalReceivable +
      balances.interestReceivable +
      balances.overdueInterestReceivable +
      balances.feeReceivable,
    pastDueCents: pastDue?.owedCents ?? 0,
    people: peopleOf(connected),
  }
}

/** A page of the facilities that are not closed, with the directors and owners behind each. Undefined for an invalid cursor. */
export const pageObligors = async (
  table: Table,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ facilities: FacilityOfObligor[]; cursor?: string } | undefined> => {
  const found = await pageFacilities(table, page)
  if (!found) return undefined
  const facilities = await inBatches(found.items, atOnce, (each) => describe(table, each))
  return {
    facilities: facilities.flatMap((facility) => facility ?? []),
    ...(found.cursor ? { cursor: found.cursor } : {}),
  }
}
