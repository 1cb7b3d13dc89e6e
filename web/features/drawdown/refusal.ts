import { isApiError } from '../../api/api-error.ts'

/** Why a drawdown was refused, as the seller is told; `other` has the catalogue's words. */
export type Refusal =
  | 'belowMinimum'
  | 'aboveAvailable'
  | 'noOffer'
  | 'quoteExpired'
  | 'quoteUsed'
  | 'notADirector'
  | 'unavailable'
  | 'other'

const byRule: Readonly<Record<string, Refusal>> = {
  amountBelowMinimum: 'belowMinimum',
  amountAboveAvailable: 'aboveAvailable',
  quoteExpired: 'quoteExpired',
}

const byCode: Readonly<Record<string, Refusal>> = {
  // A rule was broken that no amount mends: the law's ceiling on the effective rate.
  70001: 'noOffer',
  20007: 'notADirector',
  20010: 'quoteUsed',
  20016: 'quoteExpired',
  20018: 'unavailable',
}

export const refusalOf = (error: unknown): Refusal | undefined => {
  if (error === null || error === undefined) return undefined
  if (!isApiError(error)) return 'other'
  const rule = error.errors.map((each) => byRule[each.rule]).find((known) => known !== undefined)
  return rule ?? byCode[String(error.code)] ?? 'other'
}

/** True when no answer tells whether the call was carried out: only the same call, with the same key, may follow. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) &&
  (error.code === 'network' ||
    error.code === 'sessionExpired' ||
    (typeof error.code === 'number' && error.code >= 500 && error.code < 600))
