import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'
import { addDays, type BusinessDate, businessDate } from '../time/business-date.ts'

/** A company's rule that drawdowns above an amount need two of its administrators. */
export interface SecondApproval {
  aboveCents: Cents
  currency: Currency
}

/** The present rule, null for none, and its pending change. */
export interface SecondApprovalSetting {
  rule: SecondApproval | null
  next?: {
    rule: SecondApproval | null
    /** ISO timestamp, UTC. */
    from: string
  }
}

/**
 * The delay of a weaker rule: the hijacker of one administrator's session has to stay unnoticed by the others for a
 * day.
 */
export const weakerRuleDelayMs = 24 * 60 * 60 * 1000

export const noSecondApproval: SecondApprovalSetting = { rule: null }

/** The rule at a moment. */
export const ruleAt = ({ rule, next }: SecondApprovalSetting, now: Date): SecondApproval | null =>
  next && next.from <= now.toISOString() ? next.rule : rule

const isAsStrict = (rule: SecondApproval | null, than: SecondApproval | null): boolean =>
  than === null || (rule !== null && rule.currency === than.currency && rule.aboveCents <= than.aboveCents)

/**
 * The setting after an administrator's change: a stricter rule takes effect at once and cancels a pending weaker one; a
 * weaker one, also one in another currency, takes effect a day later.
 */
export const changeSecondApproval = (
  setting: SecondApprovalSetting,
  wanted: SecondApproval | null,
  now: Date,
): SecondApprovalSetting => {
  const rule = ruleAt(setting, now)
  if (isAsStrict(wanted, rule)) return { rule: wanted }
  return { rule, next: { rule: wanted, from: new Date(now.getTime() + weakerRuleDelayMs).toISOString() } }
}

interface Amount {
  amountCents: Cents
  currency: Currency
}

/**
 * Whether a drawdown needs a second administrator: counted together with the company's earlier requests of the business
 * day, or several just below the amount would pass. Amounts in another currency than the rule's always need one.
 */
export const needsSecondApproval = (
  rule: SecondApproval | null,
  { amountCents, currency }: Amount,
  earlierOfDay: readonly Amount[] = [],
): boolean => {
  if (rule === null) return false
  if (currency !== rule.currency) return true
  const earlierCents = earlierOfDay
    .filter((earlier) => earlier.currency === rule.currency)
    .reduce((sum, earlier) => sum + earlier.amountCents, 0)
  return earlierCents + amountCents > rule.aboveCents
}

/** The waiting time of new administrators before they can confirm: the others have a day to notice. */
export const newAdministratorDelayMs = 24 * 60 * 60 * 1000

/** How a user became an administrator. Absent fields date from long before they were recorded. */
export interface AdministratorOrigin {
  /** Who invited them or accepted their request. */
  admittedBy?: string
  /** When they became an administrator; ISO timestamp, UTC. */
  administratorSince?: string
  /** Who gave them the role. */
  promotedBy?: string
}

/** When an administrator may confirm; undefined for one without a waiting time. */
export const confirmationAllowedFrom = ({ administratorSince }: AdministratorOrigin): string | undefined =>
  administratorSince && new Date(Date.parse(administratorSince) + newAdministratorDelayMs).toISOString()

export type ConfirmationObstacle = 'newAdministrator' | 'addedByRequester'

/** Why an administrator may not confirm a request of `requestedBy`; undefined if they may. */
export const confirmationObstacle = (
  administrator: AdministratorOrigin,
  requestedBy: string,
  now: Date,
): ConfirmationObstacle | undefined => {
  if (administrator.admittedBy === requestedBy || administrator.promotedBy === requestedBy)
    return 'addedByRequester'
  const from = confirmationAllowedFrom(administrator)
  return from && from > now.toISOString() ? 'newAdministrator' : undefined
}

/**
 * When the first of a company's other administrators may confirm a request of `requestedBy`: not before `now`, and
 * before the day on which it lapses. Undefined if none of them ever may.
 */
export const firstConfirmationAt = (
  others: readonly AdministratorOrigin[],
  requestedBy: string,
  { now, lapsesOn }: { now: Date; lapsesOn: BusinessDate },
): string | undefined => {
  const [first] = others
    .filter((each) => confirmationObstacle(each, requestedBy, now) !== 'addedByRequester')
    .map((each) => confirmationAllowedFrom(each) ?? now.toISOString())
    .map((from) => (from > now.toISOString() ? from : now.toISOString()))
    .toSorted()
  return first !== undefined && businessDate(new Date(first)) < lapsesOn ? first : undefined
}

/** The days until an unconfirmed drawdown lapses: its signed price is not held for longer. */
const waitsForDays = 7

/**
 * The day from whose beginning on a drawdown can no longer be confirmed: a week after the request, or its first due
 * date.
 */
export const approvalLapsesOn = (requestedAt: string, firstDueDate: BusinessDate): BusinessDate => {
  const weekLater = addDays(businessDate(new Date(requestedAt)), waitsForDays)
  return firstDueDate < weekLater ? firstDueDate : weekLater
}
