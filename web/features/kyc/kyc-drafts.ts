import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { FieldRule } from '#shared/api/field-rules.ts'
import { plainCharacters } from '#shared/input-parsing/plain-characters.ts'
import { readAmount } from '#shared/input-parsing/read-amount.ts'
import { readMobile } from '#shared/input-parsing/read-mobile.ts'
import { checkKyc } from '#shared/kyc/check-kyc.ts'
import { editableFields } from '#shared/kyc/editable-fields.ts'
import { fieldKind } from '#shared/kyc/field-kind.ts'
import type { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import {
  type KycSectionData,
  type KycSectionName,
  kycSectionNames,
  kycSectionSchemas,
} from '#shared/kyc/kyc-sections.schema.ts'
import { registrationNumberField } from '#shared/kyc/registration-number-field.ts'
import { chinaId, hongKongId } from '#shared/reference/country-ids.ts'
import { isFilled, valueAt } from '../../ui/form/form-values.ts'

export type KycDetail = ResponseOf<typeof kycEndpoints.getKyc>
export type MaskedKyc = ResponseOf<typeof kycEndpoints.getMaskedKyc>
/** The value of an onboarding field: text, or choices. */
export type KycValue = string | readonly string[]
export type FieldValues = Readonly<Record<string, KycValue>>

/** All typed values, valid or not, shaped like the sections of the API. */
export interface KycDrafts {
  readonly company_info: FieldValues
  readonly business_info: FieldValues
  readonly connected_persons: {
    readonly persons: readonly FieldValues[]
    readonly companies: readonly FieldValues[]
    readonly holdings: readonly FieldValues[]
  }
  readonly documents: FieldValues
}

const asFields = (data: object | null | undefined): FieldValues =>
  Object.fromEntries(
    Object.entries(data ?? {}).map(([name, value]): [string, KycValue] => [
      name,
      Array.isArray(value) ? value.map(String) : String(value),
    ]),
  )

/** Business information as values of the form. */
export const businessFields = (data: KycDetail['business_info']): FieldValues => asFields(data)

/** Saved sections as values of the form, with an empty person if there is none. */
export const draftsOf = (kyc: Pick<KycDetail | MaskedKyc, KycSectionName>): KycDrafts => {
  const { persons = [], companies = [], holdings = [] } = kyc.connected_persons ?? {}
  return {
    company_info: asFields(kyc.company_info),
    business_info: asFields(kyc.business_info),
    connected_persons: {
      persons: persons.length > 0 ? persons.map(asFields) : [newPerson()],
      companies: companies.map(asFields),
      holdings: holdings.map(asFields),
    },
    documents: asFields(kyc.documents),
  }
}

/** The form's initial values, which are right for most sellers' companies. */
const usualCompany: FieldValues = { country_region: hongKongId, entity_type: 'limited_company' }

/** The initial values of the form. A number from a payment platform may be of another country. */
export const initialDrafts = (kyc: KycDetail): KycDrafts => ({
  ...draftsOf(kyc),
  ...(kyc.company_info || kyc.told_numbers.length > 0 ? {} : { company_info: usualCompany }),
})

/** The fields that may be edited if the lender returned single fields; undefined if all may be. */
export const editableDraftFields = (kyc: KycDetail, today: string): readonly string[] | undefined => {
  if (kyc.returned_fields.length === 0) return undefined
  const { company_info, business_info, connected_persons, documents } = kyc
  const saved = {
    ...(company_info ? { company_info } : {}),
    ...(business_info ? { business_info } : {}),
    ...(connected_persons ? { connected_persons } : {}),
    ...(documents ? { documents } : {}),
  }
  return editableFields(
    kyc.returned_fields.map(({ field }) => field),
    saved,
    today,
  )
}

/** An empty person. The id identifies the person from the first save on. */
export const newPerson = (): FieldValues => ({ person_id: crypto.randomUUID() })

/** The nationality or region that most holders of an identity document have. */
export const usualNationality = (certificateType: string): string | undefined =>
  ({ hk_id: hongKongId, china_id: chinaId })[certificateType]

/** An empty company, referred to by its id in shares. */
export const newCompany = (): FieldValues => ({ company_id: crypto.randomUUID() })

/** A typed value as the API receives it. Text that is no number stays, for validation to report. */
const dataOf = (name: string, value: KycValue, inCompany: boolean): KycValue | number => {
  if (typeof value !== 'string') return value
  const text = value.trim()
  const kind = fieldKind(name, { inCompany })
  if (kind === 'dollars') return readAmount(text, 'USD') ?? text
  const plain = kind === 'whole number' ? plainCharacters(text).trim() : ''
  return /^\d{1,9}$/.test(plain) ? Number(plain) : text
}

/** The fields that are filled in, as the API receives them. */
const filledOf = (values: FieldValues): Record<string, KycValue | number> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => isFilled(value))
      .map(([name, value]) => [name, dataOf(name, value, values['company_id'] !== undefined)]),
  )

const companyData = (values: FieldValues) => {
  const { brn, uscc, principal_address, correspondence_address, ...rest } = filledOf(values)
  const needed = registrationNumberField(String(rest['country_region'] ?? ''))
  return {
    ...rest,
    // A number typed before the country was changed is not valid for the new country's register.
    ...(brn && needed === 'brn' ? { brn } : {}),
    ...(uscc && needed === 'uscc' ? { uscc } : {}),
    ...(principal_address && !rest['principal_address_same_as'] ? { principal_address } : {}),
    ...(correspondence_address && !rest['correspondence_address_same_as'] ? { correspondence_address } : {}),
  }
}

/** Business information as the API receives it; the application uses it as well. */
export const businessData = filledOf

const personData = (values: FieldValues) => {
  const { mobile_area_code: areaCode = '', mobile, id_back_file_id, ...rest } = filledOf(values)
  const read = readMobile(String(areaCode), String(mobile ?? ''))
  return {
    ...rest,
    ...(mobile ? { mobile: read?.number ?? mobile } : {}),
    ...(mobile && areaCode ? { mobile_area_code: read?.areaCode ?? areaCode } : {}),
    ...(id_back_file_id && rest['certificate_type'] !== 'passport' ? { id_back_file_id } : {}),
  }
}

/** People and companies as the API receives them; the ownership chart uses them as well. */
export const connectedData = ({ persons, companies, holdings }: KycDrafts['connected_persons']) => ({
  persons: persons.map(personData),
  ...(companies.length > 0 ? { companies: companies.map(filledOf) } : {}),
  ...(holdings.length > 0 ? { holdings: holdings.map(filledOf) } : {}),
})

/** True if anything but the id of a person has been filled in. */
const isBegun = (person: FieldValues) => Object.keys(filledOf(person)).some((name) => name !== 'person_id')

/** A section as the API receives it, including invalid fields. */
export const sectionData = (drafts: KycDrafts, section: KycSectionName): Record<string, unknown> => {
  if (section === 'company_info') return companyData(drafts.company_info)
  if (section === 'business_info') return businessData(drafts.business_info)
  if (section === 'connected_persons') return connectedData(drafts.connected_persons)
  return filledOf(drafts.documents)
}

const entryLists: ReadonlySet<PropertyKey> = new Set(['persons', 'companies', 'holdings'])

const without = (value: unknown, [step, ...rest]: readonly PropertyKey[]): unknown => {
  if (step === undefined) return value
  if (Array.isArray(value)) return value.map((item, index) => (index === step ? without(item, rest) : item))
  if (typeof value !== 'object' || value === null) return value
  const { [step as string]: part, ...others } = value as Record<string, unknown>
  // A list of choices is saved only as a whole, since a part of it would have another meaning. People and companies are
  // saved one by one.
  return entryLists.has(step) ? { ...others, [step as string]: without(part, rest) } : others
}

/** The valid fields of a section, which can be saved already. */
export const savableData = (drafts: KycDrafts, section: KycSectionName): KycSectionData => {
  const data = sectionData(drafts, section)
  const issues = kycSectionSchemas[section].safeParse(data).error?.issues ?? []
  return issues.reduce<unknown>((kept, { path }) => without(kept, path), data) as KycSectionData
}

/** The typed fields that are invalid, by path: they are not saved. */
export const unsavedFields = (drafts: KycDrafts): string[] => {
  const paths = kycSectionNames.flatMap((section) => {
    const issues = kycSectionSchemas[section].safeParse(sectionData(drafts, section)).error?.issues ?? []
    // A list of choices is one field.
    return issues.map(({ path }) =>
      [section, ...path.slice(0, entryLists.has(path[0] ?? '') ? 3 : 1)].join('.'),
    )
  })
  return [...new Set(paths)]
}

/** The rule shown at an empty field: to choose an option if the field has options, else to fill it in. */
const ruleOfEmpty = (path: string): FieldRule => {
  const kind = fieldKind(path.split('.').at(-1) ?? '', { inCompany: /\.(companies|holdings)\./.test(path) })
  return typeof kind === 'object' ? 'unknownOption' : 'required'
}

/** The rules that prevent the submission, by path. `today` is a business date. */
export const brokenKycRules = (drafts: KycDrafts, today: string): Readonly<Record<string, string>> => {
  const persons = drafts.connected_persons.persons
  const sections = Object.fromEntries(
    kycSectionNames.map((section) => [section, sectionData(drafts, section)]),
  )
  const rules: Record<string, string> = {}
  for (const { field, rule } of checkKyc(sections, today)) {
    const value = valueAt(sections, field)
    // Country code and number are one field, where `required` would not show which of them is missing.
    const isEmpty = value === undefined && !isOfWhole(field) && rule !== 'areaCodeRequired'
    rules[field] ??= isEmpty ? ruleOfEmpty(field) : rule
  }
  if (persons.length > 0 && !persons.some(isBegun)) delete rules['connected_persons.persons']
  return rules
}

/** True for a rule about a section as a whole, which no single field breaks. */
const isOfWhole = (field: string) => field === 'business_info' || field === 'connected_persons.persons'
