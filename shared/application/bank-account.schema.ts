import * as z from 'zod/mini'
import { codeSchema, oneLineSchema } from '../api/field-schemas.ts'
import { hasBicLength, isBic, isBicForm, isoCountries } from '../identifiers/bic.ts'
import { isIban } from '../identifiers/iban.ts'
import { compactCode } from '../input-parsing/plain-characters.ts'
import { currencySchema } from '../money/currency.ts'
import { isDictionaryKey } from '../reference/dictionary-keys.ts'
import { bankRelationTypes } from './bank-relation-types.ts'

/** The form of an IBAN of any country; a shorter number that begins with letters is a bank's own. */
const ibanForm = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/

const isIbanOrOther = (number: string): boolean => {
  const capitals = number.toUpperCase()
  return !ibanForm.test(capitals) || !isoCountries.has(capitals.slice(0, 2)) || isIban(capitals)
}

/** The account for payouts and repayments. */
export const bankAccountInput = z.object({
  /** BIC, ISO 9362: 8 or 11 characters. */
  swift_code: codeSchema.check(
    z.refine((text) => text !== '', { error: 'required', abort: true }),
    z.refine(hasBicLength, { error: 'bicLength', abort: true }),
    z.refine(isBicForm, { error: 'bicInvalid', abort: true }),
    z.refine(isBic, 'bicCountry'),
  ),
  /** A `country_region` of the dictionary. */
  region: oneLineSchema(10).check(z.refine((key) => isDictionaryKey('country_region', key), 'unknownOption')),
  currency: currencySchema,
  relation_type: z.enum(bankRelationTypes, 'unknownOption'),
  bank_name: oneLineSchema(140),
  /** Letters and digits; the check digits of an IBAN are verified. Blanks and hyphens are dropped. */
  account_number: z.pipe(
    z.pipe(z.string('required'), z.transform(compactCode)),
    z
      .string()
      .check(
        z.minLength(1, 'required'),
        z.regex(/^[A-Za-z0-9]{4,34}$/, { error: 'accountNumberInvalid', abort: true }),
        z.refine(isIbanOrOther, 'ibanCheckDigit'),
      ),
  ),
  account_name: oneLineSchema(140),
  branch: oneLineSchema(140),
  address: oneLineSchema(300),
})
export type BankAccountInput = z.output<typeof bankAccountInput>

export const bankAccount = z.object({
  swift_code: z.string(),
  region: z.string(),
  currency: currencySchema,
  relation_type: z.enum(bankRelationTypes),
  bank_name: z.string(),
  /** All but the last four characters are masked. */
  account_number: z.string(),
  account_name: z.string(),
  branch: z.string(),
  address: z.string(),
  verified: z.boolean(),
  authorised: z.boolean(),
})
