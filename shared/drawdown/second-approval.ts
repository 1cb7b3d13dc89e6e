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

interface Amount {
  amountCents: Cents
  currency: Currency
}

/**
 * Whether a drawdown waits for a second administrator: with what the company asked for earlier on the same business day, or
 * several just below the amount would pass. Amounts in another currency than the rule's always do.
 */
export const takesSecondApproval = (
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

/** Who became an administrator confirms nothing for so long: the others have had a day to notice. */
export const newAdministratorMs = 24 * 60 * 60 * 1000

/** How somebody came to administer a company. What is absent was long before it was recorded. */
export interface AdministratorOrigin {
  /** Who invited them to the company or let them in. */
  admittedBy?: string
  /** When they became an administrator; ISO timestamp, UTC. */
  administratorSince?: string
  /** Who made them one. */
  promotedBy?: string
}

/** From when on an administrator may confirm; undefined for whom it has always been. */
export const confirmsFrom = ({ administratorSince }: AdministratorOrigin): string | undefined =>
  administratorSince && new Date(Date.parse(administratorSince) + newAdministratorMs).toISOString()

export type ConfirmationObstacle = 'newAdministrator' | 'addedByRequester'

/** Why an administrator may not confirm what `requestedBy` asked for; undefined where they may. */
export const confirmationObstacle = (
  administrator: AdministratorOrigin,
  requestedBy: string,
  now: Date,
): ConfirmationObstacle | undefined => {
  if (administrator.admittedBy === requestedBy || administrator.promotedBy === requestedBy)
    return 'addedByRequester'
  const from = confirmsFrom(administrator)
  return from && from > now.toISOString() ? 'newAdministrator' : undefined
}

/**
 * When the first of a company's other administrators may confirm what `requestedBy` asked for: not before `now`, and before the
 * day on which it lapses. Undefined where none of them ever may.
 */
export const firstConfirmationAt = (
  others: readonly AdministratorOrigin[],
  requestedBy: string,
  { now, lapsesOn }: { now: Date; lapsesOn: BusinessDate },
): string | undefined => {
  const [first] = others
    .filter((each) => confirmationObstacle(each, requestedBy, now) !== 'addedByRequester')
    .map((each) => confirmsFrom(each) ?? now.toISOString())
    .map((from) => (from > now.toISOString() ? from : now.toISOString()))
    .toSorted()
  return first !== undefined && businessDate(new Date(first)) < lapsesOn ? first : undefined
}

/** So many days a drawdown waits for a second administrator: the price that was signed is not held for longer. */
const waitsForDays = 7

/** The day from whose beginning on a drawdown can be confirmed no more: a week after it was asked for, or when something of it falls due. */
export const approvalLapsesOn = (requestedAt: string, firstDueDate: BusinessDate): BusinessDate => {
  const weekLater = addDays(businessDate(new Date(requestedAt)), waitsForDays)
  return firstDueDate < weekLater ? firstDueDate : weekLater
}
