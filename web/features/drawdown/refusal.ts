import { isApiError } from '../../api/api-error.ts'

/** Refusals of a drawdown that have words of their own. */
const byReason = {
  // A rule was broken that no amount mends: the law's ceiling on the effective rate.
  ruleBroken: 'noOffer',
  verificationFailed: 'notADirector',
  alreadyDone: 'quoteUsed',
  notFound: 'unavailable',
  companyNotVerified: 'companyNotVerified',
} as const

/** Rules with words of their own, as what to do about them is known. */
const ownRules = ['noUsableAccount', 'redPacketUnusable', 'signatoryNotProven', 'anotherSignatory'] as const

export type DrawdownRefusal = (typeof byReason)[keyof typeof byReason] | (typeof ownRules)[number]

const isKnown = (reason: string): reason is keyof typeof byReason => Object.hasOwn(byReason, reason)

/** True for a rule about drawing the amount at all, or drawing so much of it. */
const isAboutAmount = (rule: string) => rule.startsWith('amount') || rule === 'repaymentOverdue'

/** The rule that the amount breaks, as the server says. */
export const amountRuleOf = (error: unknown): string | undefined =>
  isApiError(error) ? error.errors.find(({ rule }) => isAboutAmount(rule))?.rule : undefined

const hasRule = (error: unknown, rule: string): boolean =>
  isApiError(error) && error.errors.some((each) => each.rule === rule)

/** Why a drawdown was refused, where neither the words for a field rule nor the catalogue's serve. */
export const refusalOf = (error: unknown): DrawdownRefusal | undefined =>
  ownRules.find((rule) => hasRule(error, rule)) ??
  (isApiError(error) && amountRuleOf(error) === undefined && isKnown(error.reason)
    ? byReason[error.reason]
    : undefined)

/** The quote has expired: a new one is needed. */
export const isQuoteExpired = (error: unknown): boolean =>
  isApiError(error) &&
  (error.reason === 'wrongState' || error.errors.some(({ rule }) => rule === 'quoteExpired'))
