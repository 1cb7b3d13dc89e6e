import * as z from 'zod/mini'
import { productCodeSchema } from '../lending/product-codes.ts'
import { currencySchema } from '../money/currency.ts'

/** How a field of a response is shown. An amount has the currency of its record. */
export type ResponseKind =
  | 'state'
  | 'id'
  | 'amount'
  | 'cents'
  | 'product'
  | 'act'
  | 'country'
  | 'percent'
  | 'time'
  | 'troubles'
  | 'exceptions'
  | 'text'

export const withResponseKind = <Schema extends z.ZodMiniType>(schema: Schema, kind: ResponseKind): Schema =>
  schema.check(z.meta({ kind }))

export const text = z.string()
/** A company's registered names; null before they are known. */
export const companyNames = { companyNameEn: z.nullable(text), companyNameCn: z.nullable(text) }
export type CompanyNameFields = z.output<z.ZodMiniObject<typeof companyNames>>
/** A text that looks like an amount: `2026.10`. */
export const versionName = withResponseKind(z.string(), 'text')
export const count = z.int()
export const yesNo = z.boolean()
export const recordId = withResponseKind(z.string(), 'id')
/** A decimal with two places. */
export const amount = withResponseKind(z.string().check(z.regex(/^-?\d+\.\d{2}$/)), 'amount')
export const cents = withResponseKind(z.int(), 'cents')
export const percent = withResponseKind(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)), 'percent')
export const day = withResponseKind(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), 'time')
/** ISO, in UTC. */
export const instant = withResponseKind(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/)), 'time')
export const product = withResponseKind(z.enum(productCodeSchema.def.entries), 'product')
/** A country or region by its id in the reference data. */
export const country = withResponseKind(z.string(), 'country')
/** A facility with its company, in lists of several. */
export const namedFacility = {
  companyId: recordId,
  ...companyNames,
  facilityId: recordId,
  productCode: product,
  currency: currencySchema,
}
/** The name of an act, or of a seller's call in the audit. */
export const actName = withResponseKind(z.string(), 'act')

/** An amount that an act decides on, and what it was before, if it replaces one. */
export const decidedAmount = z.strictObject({
  currency: z.nullable(text),
  before: z.nullable(amount),
  amount,
})

/** One of a few values, which the console translates. */
export const state = <const Values extends readonly string[]>(values: Values) =>
  withResponseKind(z.enum(values), 'state')
/** A status as the domain names it. */
export const anyState = withResponseKind(z.string(), 'state')
