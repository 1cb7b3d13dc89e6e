import { isApiError } from '../../api/api-error.ts'

/** Refusals of a drawdown with texts of their own. */
const byReason = {
  // The statutory cap on the effective rate is exceeded, whatever the amount.
  ruleBroken: 'noOffer',
  verificationFailed: 'notADirector',
  alreadyDone: 'quoteUsed',
  notFound: 'unavailable',
  companyNotVerified: 'companyNotVerified',
} as const

/** Rules with texts of their own, as their remedies are known. */
const ownRules = ['noUsableAccount', 'redPacketUnusable', 'signatoryNotProven', 'anotherSignatory'] as const

export type DrawdownRefusal = (typeof byReason)[keyof typeof byReason] | (typeof ownRules)[number]

const isKnown = (reason: string): reason is keyof typeof byReason => Object.hasOwn(byReason, reason)

/** True for a rule that the amount breaks, or that prevents any drawdown. */
const isAboutAmount = (rule: string) => rule.startsWith('amount') || rule === 'repaymentOverdue'

/** The rule that the amount breaks according to the server. */
export const amountRuleOf = (error: unknown): string | undefined =>
  isApiError(error) ? error.errors.find(({ rule }) => isAboutAmount(rule))?.rule : undefined

const hasRule = (error: unknown, rule: string): boolean =>
  isApiError(error) && error.errors.some((each) => each.rule === rule)

/** The specific reason of a refused drawdown; undefined if the general texts apply. */
export const refusalOf = (error: unknown): DrawdownRefusal | undefined =>
  ownRules.find((rule) => hasRule(error, rule)) ??
  (isApiError(error) && amountRuleOf(error) === undefined && isKnown(error.reason)
    ? byReason[error.reason]
    : undefined)

/** True if the quote has expired and a new one is needed. */
export const isQuoteExpired = (error: unknown): boolean =>
  isApiError(error) &&
  (error.reason === 'wrongState' || error.errors.some(({ rule }) => rule === 'quoteExpired'))
