import type { kycEndpoints } from '../../shared/kyc/kyc.endpoints.ts'
import { type KycSectionData, type KycSections, kycSectionSchemas } from '../../shared/kyc/kyc-sections.ts'
import { findKyc, putKycSection, replaceKyc } from '../data/kyc.ts'
import type { Random } from '../http/deps.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { closedKycCode } from './closed-kyc.ts'
import { unknownDocuments } from './unknown-documents.ts'

/** Gives every new person an id, by which signers are told apart. */
const withPersonIds = (data: KycSectionData, random: Random): KycSectionData =>
  'persons' in data
    ? { persons: data.persons.map((person) => ({ ...person, person_id: person.person_id ?? random.id() })) }
    : data

export const saveKycSection: Handler<typeof kycEndpoints.saveKycSection> = async (
  { input, session },
  { table, random },
) => {
  const { section } = input.body
  const { companyId } = session
  const kyc = await findKyc(table, companyId, input.params.id)
  if (!kyc) return refuse(20018)
  const closed = closedKycCode(kyc.status)
  if (closed) return refuse(closed)

  const data = withPersonIds(kycSectionSchemas[section].parse(input.body.data), random)
  const unknown = await unknownDocuments(table, companyId, { [section]: data } as KycSections)
  if (unknown.length > 0)
    return refuse(
      20018,
      unknown.map(({ field, rule }) => ({ field: `body.data.${field.slice(section.length + 1)}`, rule })),
    )
  const outcome = await table.transact({
    section: putKycSection(table, kyc, section, data),
    kyc: replaceKyc(table, kyc),
  })
  return outcome.ok ? answer({ id: kyc.kycId, status: kyc.status }) : refuse(20009)
}
