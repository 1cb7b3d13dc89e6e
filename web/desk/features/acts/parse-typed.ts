import type { ActField } from '#shared/desk/console.ts'
import { plainCharacters } from '#shared/input-parsing/plain-characters.ts'
import { readAmount } from '#shared/input-parsing/read-amount.ts'
import { type Currency, currencies } from '#shared/money/currency.ts'

/**
 * Parses an amount as people type it. If the currency is unknown, only amounts are accepted that mean the same in every
 * currency: a currency symbol would be ambiguous.
 */
export const parseAmount = (typed: string, currency: string | undefined): string | undefined => {
  const known: readonly Currency[] = currencies.filter((each) => each === currency)
  const [amount, ...others] = (known.length > 0 ? known : currencies).map((each) => readAmount(typed, each))
  return others.every((each) => each === amount) ? amount : undefined
}

export type ValueError = 'required' | 'notJson' | 'notAmount' | 'notNumber' | 'mustAccept' | 'refusedField'

type ReadValue = { ok: true; value: unknown } | { ok: false; wrong: ValueError }

const readOrRefuse = (value: unknown, wrong: ValueError): ReadValue =>
  value === undefined ? { ok: false, wrong } : { ok: true, value }

/** A rate keeps the decimals that were typed; its act limits their number. */
const plainRate = (typed: string): string => plainCharacters(typed).replace(/[。｡]/, '.').replace(/\s*%$/, '')

const readNumber = (typed: string): number | undefined => {
  const number = Number(plainCharacters(typed))
  return Number.isFinite(number) ? number : undefined
}

const readJson = (text: string): ReadValue => {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false, wrong: 'notJson' }
  }
}

/** Parses a typed value by the field's type. */
export const parseTyped = (
  { type, kind }: Pick<ActField, 'type' | 'kind'>,
  typed: string,
  currency: string | undefined,
): ReadValue => {
  switch (type) {
    case 'json':
      return readJson(typed)
    case 'boolean':
      return { ok: true, value: typed === 'true' }
    case 'number':
      return readOrRefuse(readNumber(typed), 'notNumber')
    case 'amount':
      return readOrRefuse(parseAmount(typed, currency), 'notAmount')
    default:
      return { ok: true, value: kind === 'rate' ? plainRate(typed) : typed }
  }
}
