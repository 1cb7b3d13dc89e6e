import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type {
  FactsOf,
  Localised,
  Money,
  NotificationKindName,
} from '#shared/notifications/notification-kinds.ts'
import type { LineScreen } from '#shared/site/screen-paths.ts'
import { recordEvent } from './events.ts'
import type { Table, Write } from './table.ts'

/** The recipients of a notification and the target of its mail, in addition to those that its kind defines. */
interface Address {
  /** An administrator who needs no mail. */
  except?: string | undefined
  /** The recipients of the mail, for a kind addressed to `users`. */
  userIds?: readonly string[]
  /** The screen of the mail's button. */
  screen?: LineScreen
  /** Fills in the `:name` of the screen's path. */
  target?: string
}

/** A notification to a company. */
export interface Notification extends Address {
  companyId: string
  kind: NotificationKindName
  facts: Readonly<Record<string, string | Money | Localised | undefined>>
}

/** A notification with all facts of its kind. */
export const notification = <Kind extends NotificationKindName>(
  companyId: string,
  kind: Kind,
  facts: FactsOf<Kind>,
  address: Address = {},
): Notification => ({ companyId, kind, facts, ...address })

export const money = (cents: Cents, currency: Currency): Money => ({ cents, currency })

/** An amount, if there is any. */
export const nonZeroMoney = (cents: Cents, currency: Currency): Money | undefined =>
  cents > 0 ? { cents, currency } : undefined

/**
 * The write that notifies a company, in the transaction of its cause. Pass an `eventId` derived from the cause where the
 * same cause must not notify twice.
 */
export const notify = <Kind extends NotificationKindName>(
  table: Table,
  companyId: string,
  kind: Kind,
  facts: FactsOf<Kind>,
  { eventId, now, ...address }: Address & { eventId: string; now: Date },
): Write => recordEvent(table, { name: 'notification-due', companyId, kind, facts, ...address }, eventId, now)
