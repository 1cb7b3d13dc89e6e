import type { Cents } from '#shared/money/cents.ts'
import type {
  FactName,
  FactsOf,
  factTypes,
  NotificationKindName,
} from '#shared/notifications/notification-kinds.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import type { Scene } from './scene.ts'

/** The facts of a kind that are amounts or dates. */
export type VerifiedFact<Kind extends NotificationKindName> = {
  [Name in keyof FactsOf<Kind>]-?: Name extends FactName
    ? (typeof factTypes)[Name] extends 'money' | 'date'
      ? Name
      : never
    : never
}[keyof FactsOf<Kind>]

/** Their dates are about no money. */
type NotAboutMoney = 'complaint-received' | 'complaint-answered' | 'shop-expiring'

/** The kinds of notifications that state an amount, or a date about money. */
export type VerifiedKind = Exclude<
  { [Kind in NotificationKindName]: VerifiedFact<Kind> extends never ? never : Kind }[NotificationKindName],
  NotAboutMoney
>

/** Amounts in cents; 0 or undefined if the fact may be absent. */
export type Expected = Cents | BusinessDate | undefined

/** What the books have for each amount and date of a kind. */
export type FiguresOf<Kind extends VerifiedKind> = (
  scene: Scene,
) => Promise<Record<VerifiedFact<Kind>, Expected>> | Record<VerifiedFact<Kind>, Expected>

export type FiguresOfKinds<Kinds extends VerifiedKind> = { [Kind in Kinds]: FiguresOf<Kind> }
