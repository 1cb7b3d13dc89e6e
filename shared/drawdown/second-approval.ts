import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'
import { addDays, type BusinessDate, businessDate } from '../time/business-date.ts'

/** A company's rule that a drawdown above an amount takes two of its administrators. */
export interface SecondApproval {
  aboveCents: Cents
  currency: Currency
}

/** The rule as it stands, null for none, and what it is about to become. */
export interface SecondApprovalSetting {
  rule: SecondApproval | null
  next?: {
    rule: SecondApproval | null
    /** ISO timestamp, UTC. */
    from: string
  }
}

/** A weaker rule waits so long: whoever took over one administrator's session has to get past the others for a day. */
export const weakeningDelayMs = 24 * 60 * 60 * 1000

export const noSecondApproval: SecondApprovalSetting = { rule: null }

/** The rule at a moment. */
export const ruleAt = ({ rule, next }: SecondApprovalSetting, now: Date): SecondApproval | null =>
  next && next.from <= now.toISOString() ? next.rule : rule

const isAsStrict = (rule: SecondApproval | null, than: SecondApproval | null): boolean =>
  than === null || (rule !== null && rule.currency === than.currency && rule.aboveCents <= than.aboveCents)

/**
 * The setting once an administrator wants another rule: a stricter one holds at once and calls off a weaker one that
 * waits; a weaker one, another currency's included, holds a day later.
 */
export const changeSecondApproval = (
  setting: SecondApprovalSetting,
  wanted: SecondApproval | null,
  now: Date,
): SecondApprovalSetting => {
  const rule = ruleAt(setting, now)
  if (isAsStrict(wanted, rule)) return { rule: wanted }
  return { rule, next: { rule: wanted, from: new Date(now.getTime() + weakeningDelayMs).toISOString() } }
}

/** Whether a drawdown waits for a second administrator. Amounts in another currency than the rule's always do. */
export const takesSecondApproval = (
  rule: SecondApproval | null,
  { amountCents, currency }: { amountCents: Cents; currency: Currency },
): boolean => rule !== null && (currency !== rule.currency || amountCents > rule.aboveCents)

/** So many days a drawdown waits for a second administrator: the price that was signed is not held for longer. */
const waitsForDays = 7

/** The day from whose beginning on a drawdown can be confirmed no more: a week after it was asked for, or when something of it falls due. */
export const approvalLapsesOn = (requestedAt: string, firstDueDate: BusinessDate): BusinessDate => {
  const weekLater = addDays(businessDate(new Date(requestedAt)), waitsForDays)
  return firstDueDate < weekLater ? firstDueDate : weekLater
}
