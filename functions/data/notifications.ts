import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { FactsOf, Money, NotificationKindName } from '#shared/notifications/notification-kinds.ts'
import type { LineScreen } from '#shared/site/screen-paths.ts'

/** Whom a notification is addressed to, and where its mail leads, in addition to its kind's row. */
interface Address {
  /** An administrator who needs no mail. */
  except?: string | undefined
  /** Whom a kind for `users` is mailed to. */
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
  facts: Readonly<Record<string, string | Money | undefined>>
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
export const moneyIfAny = (cents: Cents, currency: Currency): Money | undefined =>
  cents > 0 ? { cents, currency } : undefined
