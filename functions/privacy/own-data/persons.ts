import type { ConnectedPersonDraft } from '#shared/kyc/connected-persons.ts'
import type { KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { maskIdNumber } from '#shared/kyc/mask-kyc.ts'
import { normalEmail } from '../../data/credentials.ts'
import {
  filesOf,
  listKycs,
  listKycVersions,
  listSavedSections,
  type NamedFile,
  sectionsTogether,
} from '../../data/kyc.ts'
import type { Table } from '../../data/table.ts'
import type { User } from '../../data/users.ts'
import { companyName, type Fields, type UserCompany } from './records.ts'

/** The content of a KYC, as it is now or as submitted. */
interface Said {
  sections: KycSections
  files: readonly NamedFile[]
  submittedAt?: string
}

const describePerson = (
  person: ConnectedPersonDraft,
  { files, submittedAt }: Said,
  company: string,
): Fields => ({
  company,
  as_of: submittedAt,
  title: person.title,
  full_name: person.full_name_en,
  full_name_cn: person.full_name_cn,
  email: person.email,
  mobile: person.mobile,
  birth_date: person.birth_date,
  nationality: person.nationality,
  certificate_type: person.certificate_type,
  id_number: person.id_number && maskIdNumber(person.id_number),
  documents: files
    .filter(({ fileId }) => fileId === person.id_front_file_id || fileId === person.id_back_file_id)
    .map(({ fileName }) => fileName)
    .join(', '),
  capacity: person.capacity,
  position: person.position,
  ownership_percent: person.ownership_percent,
  industry_experience_years: person.industry_experience_years,
  ubo_wealth_region: person.ubo_wealth_region,
  ubo_source_of_wealth: person.ubo_source_of_wealth,
  residential_address: person.residential_address,
  permanent_address: person.permanent_address,
})

/**
 * The KYC entries of a company with the user's verified address: in each of its KYCs as it is, and in each submitted
 * version.
 */
export const personsOf = async (
  table: Table,
  { email }: User,
  userCompany: UserCompany,
): Promise<Fields[]> => {
  const { companyId } = userCompany.company
  const said = await Promise.all(
    (await listKycs(table, companyId)).map(async ({ kycId }): Promise<Said[]> => {
      const [saved, versions] = await Promise.all([
        listSavedSections(table, companyId, kycId),
        listKycVersions(table, companyId, kycId),
      ])
      return [{ sections: sectionsTogether(saved), files: filesOf(saved) }, ...versions.toReversed()]
    }),
  )
  return said
    .flat()
    .flatMap((each) =>
      (each.sections.connected_persons?.persons ?? [])
        .filter((person) => person.email !== undefined && normalEmail(person.email) === email)
        .map((person) => describePerson(person, each, companyName(userCompany))),
    )
}
