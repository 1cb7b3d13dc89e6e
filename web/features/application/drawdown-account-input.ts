import { bankAccountInput } from '#shared/application/bank-account.schema.ts'
import { bankRelationTypes } from '#shared/application/bank-relation-types.ts'
import { chinaId, hongKongId } from '#shared/reference/country-entries.ts'
import { brokenRules } from '../../api/check-input.ts'

/** What is typed into the form: the account's fields, and which bank is picked. */
export type Values = Readonly<Record<string, string>>

/** The choice that stands for a bank that is not listed. */
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

/** What of a draft is a field of the form. */
export const draftedValues = (draft: unknown): Values =>
  Object.fromEntries(
    Object.entries(draft ?? {}).filter(
      ([name, value]) =>
        typeof value === 'string' && (name === 'bank' || accountFields.some((field) => field === name)),
    ),
  )

/** What was typed, as it is sent: empty fields left out, to be found missing. */
export const accountBody = (values: Values): Record<string, string> =>
  Object.fromEntries(
    accountFields.flatMap((name) => {
      const value = values[name]
      return value !== undefined && value.trim() !== '' ? [[name, value.trim()]] : []
    }),
  )

/** What keeps the account from being sent, by field. A missing choice is missing, and not an unknown one. */
export const accountRules = (values: Values): Readonly<Record<string, string>> => {
  const body = accountBody(values)
  return Object.fromEntries(
    Object.entries(brokenRules(bankAccountInput, body)).map(([name, rule]) => [
      name,
      name in body ? rule : 'required',
    ]),
  )
}

/** The region that a SWIFT code says (characters 5 and 6 are its country), for those that most sellers bank in. */
export const regionOfSwift = (swift: string): string | undefined =>
  ({ HK: hongKongId, CN: chinaId })[swift.slice(4, 6).toUpperCase()]

export const relationTypes = bankRelationTypes
