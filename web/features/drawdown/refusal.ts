import { isApiError } from '../../api/api-error.ts'

/** Refusals of a drawdown that have words of their own. */
const byCode = {
  // A rule was broken that no amount mends: the law's ceiling on the effective rate.
  70001: 'noOffer',
  20007: 'notADirector',
  20010: 'quoteUsed',
  20018: 'unavailable',
} as const

export type DrawdownRefusal = (typeof byCode)[keyof typeof byCode]

const isKnown = (code: unknown): code is keyof typeof byCode => Object.hasOwn(byCode, String(code))

/** True for a rule about drawing the amount at all, or drawing so much of it. */
const isAboutAmount = (rule: string) => rule.startsWith('amount') || rule === 'repaymentOverdue'

/** The rule that the amount breaks, as the server says. */
export const amountRuleOf = (error: unknown): string | undefined =>
  isApiError(error) ? error.errors.find(({ rule }) => isAboutAmount(rule))?.rule : undefined

/** Why a drawdown was refused, where neither the words for a field rule nor the catalogue's for the code serve. */
export const refusalOf = (error: unknown): DrawdownRefusal | undefined =>
  isApiError(error) && amountRuleOf(error) === undefined && isKnown(error.code)
    ? byCode[error.code]
    : undefined

/** The quote's time is over: the amount has to be priced anew. */
export const isQuoteExpired = (error: unknown): boolean =>
  isApiError(error) && (error.code === 20016 || error.errors.some(({ rule }) => rule === 'quoteExpired'))
