import * as z from 'zod/mini'
import { percentSchema } from '../api/field-schemas.ts'
import { categoryOf } from '../reference/choice.schema.ts'
import type { DictionaryCategory } from '../reference/dictionary-keys.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { businessInfoSchema, dollarsSchema } from './business-info.schema.ts'
import { companyInfoSchema } from './company-info.schema.ts'
import { connectedCompanySchema, holdingSchema } from './connected-companies.ts'
import {
  certificateTypeSchema,
  connectedPersonSchema,
  idNumberSchema,
  mobileSchema,
} from './connected-persons.ts'
import { kycFileSchema } from './kyc-file.schema.ts'

/** The kind of a KYC field, which decides how a form parses it and a screen shows it. */
export type FieldKind =
  | { readonly choice: DictionaryCategory }
  | 'date'
  | 'dollars'
  | 'file'
  | 'id number'
  | 'mobile'
  | 'percent'
  | 'text'
  | 'whole number'

const kinds = new Map<z.core.$ZodType, FieldKind>([
  [businessDateSchema, 'date'],
  [certificateTypeSchema, { choice: 'certificate_type' }],
  [dollarsSchema, 'dollars'],
  [idNumberSchema, 'id number'],
  [kycFileSchema, 'file'],
  [mobileSchema, 'mobile'],
  [percentSchema, 'percent'],
])

const kindOf = (schema: z.core.$ZodType): FieldKind => {
  if (schema instanceof z.ZodMiniOptional) return kindOf(schema.def.innerType)
  if (schema instanceof z.ZodMiniArray) return kindOf(schema.def.element)
  const category = categoryOf(schema)
  if (category) return { choice: category }
  return kinds.get(schema) ?? (schema instanceof z.ZodMiniNumber ? 'whole number' : 'text')
}

const fieldsOf = (schemas: readonly z.ZodMiniObject[]): ReadonlyMap<string, FieldKind> =>
  new Map(
    schemas.flatMap(({ shape }) =>
      Object.entries(shape).map(([name, schema]): [string, FieldKind] => [name, kindOf(schema)]),
    ),
  )

const fields = fieldsOf([companyInfoSchema, businessInfoSchema, connectedPersonSchema])
const fieldsOfCompanies = fieldsOf([connectedCompanySchema, holdingSchema])

/** The kind of a field of the company or a person; with `inCompany`, of a connected company or a holding. */
export const fieldKind = (name: string, { inCompany }: { inCompany: boolean }): FieldKind =>
  (inCompany ? fieldsOfCompanies : fields).get(name) ?? 'text'
