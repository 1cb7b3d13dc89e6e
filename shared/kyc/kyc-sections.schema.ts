import * as z from 'zod/mini'
import { businessInfoSchema } from './business-info.schema.ts'
import { companyInfoDraftSchema } from './company-info.schema.ts'
import { connectedPersonsDraftSchema } from './connected-persons.ts'
import { kycDocumentsDraftSchema } from './kyc-documents.schema.ts'

export const kycSectionNames = ['company_info', 'business_info', 'connected_persons', 'documents'] as const
export type KycSectionName = (typeof kycSectionNames)[number]

/** The schema for saving each section: any of its fields, each valid in itself. */
export const kycSectionSchemas = {
  company_info: companyInfoDraftSchema,
  business_info: businessInfoSchema,
  connected_persons: connectedPersonsDraftSchema,
  documents: kycDocumentsDraftSchema,
} as const satisfies Record<KycSectionName, z.ZodMiniObject>

/** The saved content, by section. */
export type KycSections = { [Name in KycSectionName]?: z.infer<(typeof kycSectionSchemas)[Name]> }

/** One section's data, as a client sends it. */
export type KycSectionData = NonNullable<KycSections[KycSectionName]>

/** The ids of all documents referenced by the sections, each with its field. */
export const documentsOf = (sections: KycSections): { field: string; fileId: string }[] => {
  const { other = [], ...single } = sections.documents ?? {}
  const { persons = [], companies = [] } = sections.connected_persons ?? {}
  const named: [string, string | undefined][] = [
    ...Object.entries(single).map(([name, id]): [string, string | undefined] => [`documents.${name}`, id]),
    ...other.map((id, index): [string, string] => [`documents.other.${index}`, id]),
    ...persons.flatMap((person, index): [string, string | undefined][] => [
      [`connected_persons.persons.${index}.id_front_file_id`, person.id_front_file_id],
      [`connected_persons.persons.${index}.id_back_file_id`, person.id_back_file_id],
    ]),
    ...companies.map((company, index): [string, string | undefined] => [
      `connected_persons.companies.${index}.register_file_id`,
      company.register_file_id,
    ]),
  ]
  return named.flatMap(([field, fileId]) => (fileId ? [{ field, fileId }] : []))
}
