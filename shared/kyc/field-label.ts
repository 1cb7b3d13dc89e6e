import type { KycSectionName } from './kyc-sections.schema.ts'

/** The step of the onboarding that edits a section. */
export const stepOfSection = {
  company_info: 'company',
  business_info: 'business',
  connected_persons: 'people',
  documents: 'documents',
} as const satisfies Record<KycSectionName, string>

export type SectionStep = (typeof stepOfSection)[KycSectionName]

/** The step that has a field, by its path. */
export const stepOfField = (path: string): SectionStep =>
  stepOfSection[path.split('.')[0] as KycSectionName] ?? 'company'

/** The labels of an entry and of its fields, by the list. */
const entryLabels: Readonly<Record<string, readonly [entry: string, field: string]>> = {
  persons: ['person.nth', 'person'],
  companies: ['ofCompany.nth', 'ofCompany'],
  holdings: ['holding.nth', 'holding'],
}

/** Returns the label of a key such as `person.nth`, with its number. */
type LabelOf = (key: string, values?: { number: number }) => string

/** The label of a field or a larger part of a verification by its path, for lists: "第 1 位 · 证件号码". */
export const kycFieldLabel = (path: string, labelOf: LabelOf): string => {
  const step = labelOf(`step.${stepOfField(path)}`)
  const [section, list = '', index, name] = path.split('.')
  if (section === 'connected_persons') {
    const labels = entryLabels[list]
    if (!labels || index === undefined) return list === 'companies' ? labelOf('ofCompany.all') : step
    const [entry, field] = labels
    const nth = labelOf(entry, { number: Number(index) + 1 })
    return name === undefined ? nth : `${nth} · ${labelOf(`${field}.${name}`)}`
  }
  if (list === '') return step
  return labelOf(`${section === 'documents' ? 'document' : 'field'}.${list}`)
}
