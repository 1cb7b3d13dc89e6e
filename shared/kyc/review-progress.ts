import { changedFields } from './changed-fields.ts'
import { documentsOf, type KycSections } from './kyc-sections.schema.ts'
import { registrationNumberField } from './registration-number-field.ts'
import {
  businessFields,
  companyFields,
  connectedCompanyFields,
  documentFields,
  personFields,
} from './summary-fields.ts'
import { isWithin } from './valid-checks.ts'

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** The paths of a part's filled-in fields; an address given as the same as another has the path of that choice. */
const filledIn = (part: object | undefined, names: readonly string[], path: string): string[] => {
  const values: Readonly<Record<string, unknown>> = { ...part }
  return names.flatMap((name) =>
    [name, `${name}_same_as`]
      .filter((each) => isFilled(values[each]))
      .map((each) => `${path}.${each}`)
      .slice(0, 1),
  )
}

/** The paths of the fields that a reviewer compares with documents, in the order of the summary. */
export const fieldsToReview = ({
  company_info,
  business_info,
  connected_persons,
  documents,
}: KycSections): string[] => {
  const number = registrationNumberField(company_info?.country_region)
  const ofCompany = companyFields.filter((name) => (name !== 'brn' && name !== 'uscc') || name === number)
  const { persons = [], companies = [] } = connected_persons ?? {}
  return [
    ...filledIn(company_info, ofCompany, 'company_info'),
    ...persons.flatMap((person, index) =>
      filledIn(person, personFields, `connected_persons.persons.${index}`),
    ),
    ...companies.flatMap((company, index) =>
      filledIn(company, connectedCompanyFields, `connected_persons.companies.${index}`),
    ),
    ...filledIn(business_info, businessFields, 'business_info'),
    ...filledIn(documents, documentFields, 'documents'),
  ]
}

/** Why an approval needs a reason from its reviewer. */
export const reviewGaps = ['unacceptedFields', 'unopenedDocuments'] as const
export type ReviewGap = (typeof reviewGaps)[number]

export interface ReviewProgress {
  fields: number
  accepted: number
  documents: number
  opened: number
  stops: readonly ReviewGap[]
}

/** How much of a submission was reviewed. In a change, what equals the verification in force was reviewed before. */
export const reviewProgress = ({
  sections,
  inForce,
  accepted,
  opened,
}: {
  sections: KycSections
  /** For a change, the verification that it would replace. */
  inForce: KycSections | null
  /** The paths of the accepted fields. */
  accepted: ReadonlySet<string>
  /** The ids of the files that a reviewer opened. */
  opened: ReadonlySet<string>
}): ReviewProgress => {
  const changed = inForce && changedFields(inForce, sections)
  const isOfChange = (path: string): boolean =>
    !changed || changed.some((each) => isWithin(path, each) || isWithin(each, path))
  const fields = fieldsToReview(sections).filter(isOfChange)
  const known = new Set(inForce ? documentsOf(inForce).map(({ fileId }) => fileId) : [])
  const documents = [...new Set(documentsOf(sections).map(({ fileId }) => fileId))].filter(
    (fileId) => !known.has(fileId),
  )
  const numberOfAccepted = fields.filter((path) => accepted.has(path)).length
  const numberOfOpened = documents.filter((fileId) => opened.has(fileId)).length
  const isStop: Record<ReviewGap, boolean> = {
    unacceptedFields: numberOfAccepted < fields.length,
    unopenedDocuments: numberOfOpened < documents.length,
  }
  return {
    fields: fields.length,
    accepted: numberOfAccepted,
    documents: documents.length,
    opened: numberOfOpened,
    stops: reviewGaps.filter((stop) => isStop[stop]),
  }
}
