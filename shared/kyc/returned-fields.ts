import * as z from 'zod/mini'
import { type Locale, locales } from '../i18n/locales.ts'
import { connectedCompanySchema, holdingSchema } from './connected-companies.ts'
import { connectedPersonSchema } from './connected-persons.ts'
import { type KycSections, kycSectionNames, kycSectionSchemas } from './kyc-sections.schema.ts'

/** The usual reasons for returning a field: translated into every language. */
export const returnReasons = [
  'unreadable',
  'incomplete',
  'expired',
  'wrongDocument',
  'mismatch',
  'notInRegister',
  'moreDetail',
] as const

export type ReturnReason = (typeof returnReasons)[number]

const words = z.string().check(z.trim(), z.minLength(1), z.maxLength(300))

/** A returned part of a KYC and the reason: a usual one, or text in all three languages. */
export const returnedFieldSchema = z
  .object({
    /** `documents.certificate_of_incorporation`, `connected_persons.persons.0.id_number`, or a whole section. */
    field: z.string().check(z.minLength(1)),
    reason: z.optional(z.enum(returnReasons)),
    words: z.optional(
      z.object({ 'zh-CN': words, 'zh-TW': words, en: words } satisfies Record<Locale, unknown>),
    ),
  })
  .check(
    z.refine(
      ({ reason, words: own }) => (reason === undefined) !== (own === undefined),
      `either a reason (${returnReasons.join(', ')}) or words in ${locales.join(', ')}`,
    ),
  )

export type ReturnedField = z.output<typeof returnedFieldSchema>

const unfinishedWords = z.string().check(z.maxLength(300))

/** A reviewer's draft of a returned field; the reason and the texts may be incomplete. */
export const draftReturnSchema = z.object({
  reason: z.enum(['', ...returnReasons, 'words']),
  words: z.optional(
    z.object({
      'zh-CN': unfinishedWords,
      'zh-TW': unfinishedWords,
      en: unfinishedWords,
    } satisfies Record<Locale, unknown>),
  ),
})

export type DraftReturn = z.output<typeof draftReturnSchema>

/** The lists of people, companies and holdings, with the schema of an entry. */
const entrySchemas = {
  persons: connectedPersonSchema,
  companies: connectedCompanySchema,
  holdings: holdingSchema,
}

const isEntryList = (field: string): field is keyof typeof entrySchemas => Object.hasOwn(entrySchemas, field)

/** True for the path of a returnable part of a KYC: a section, a list in it, an entry of that, or one field. */
export const isPartOfKyc = (path: string, sections: KycSections): boolean => {
  const [name = '', field, ...rest] = path.split('.')
  const section = kycSectionNames.find((each) => each === name)
  if (!section) return false
  if (field === undefined) return true
  if (!Object.hasOwn(kycSectionSchemas[section].shape, field)) return false
  if (!isEntryList(field)) return rest.length === 0
  const [index, ofEntry, ...deeper] = rest
  if (index === undefined) return true
  const isThere = sections.connected_persons?.[field]?.some((_, each) => String(each) === index) ?? false
  return (
    isThere &&
    deeper.length === 0 &&
    (ofEntry === undefined || Object.hasOwn(entrySchemas[field].shape, ofEntry))
  )
}
