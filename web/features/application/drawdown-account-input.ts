import { bankAccountInput } from '#shared/application/bank-account.schema.ts'
import { bankRelationTypes } from '#shared/application/bank-relation-types.ts'
import { chinaId, hongKongId } from '#shared/reference/country-ids.ts'
import { brokenRules } from '../../api/check-input.ts'

/** The form's values: the account's fields and the chosen bank. */
export type Values = Readonly<Record<string, string>>

/** The option for a bank that is not in the list. */
export const otherBank = 'other'

export const accountFields = [
  'swift_code',
  'bank_name',
  'region',
  'branch',
  'address',
  'currency',
  'relation_type',
  'account_name',
  'account_number',
] as const

/** The values of a draft that are fields of the form. */
export const draftedValues = (draft: unknown): Values =>
  Object.fromEntries(
    Object.entries(draft ?? {}).filter(
      ([name, value]) =>
        typeof value === 'string' && (name === 'bank' || accountFields.some((field) => field === name)),
    ),
  )

/** The request body. Empty fields are omitted, so that they are reported as required. */
export const accountBody = (values: Values): Record<string, string> =>
  Object.fromEntries(
    accountFields.flatMap((name) => {
      const value = values[name]
      return value !== undefined && value.trim() !== '' ? [[name, value.trim()]] : []
    }),
  )

/** The rules that the form breaks, by field. A missing choice is reported as required and not as unknown. */
export const accountRules = (values: Values): Readonly<Record<string, string>> => {
  const body = accountBody(values)
  return Object.fromEntries(
    Object.entries(brokenRules(bankAccountInput, body)).map(([name, rule]) => [
      name,
      name in body ? rule : 'required',
    ]),
  )
}

/** The region of a SWIFT code (characters 5 and 6 are the country), for the regions of most sellers' banks. */
export const regionOfSwift = (swift: string): string | undefined =>
  ({ HK: hongKongId, CN: chinaId })[swift.slice(4, 6).toUpperCase()]

export const relationTypes = bankRelationTypes
