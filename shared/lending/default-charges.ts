import type { Cents } from '../money/cents.ts'

/** Costs that third parties charge the lender because a bill was not paid as agreed. Each is passed on with its document. */
export const passedOnKinds = ['bank', 'court', 'collector'] as const

/**
 * The kinds of charges because of a default. `latePayment` is the lender's own, which section 22 of the Money Lenders
 * Ordinance limits to simple interest at the agreed rate.
 */
export const defaultChargeKinds = [...passedOnKinds, 'latePayment'] as const
export type DefaultChargeKind = (typeof defaultChargeKinds)[number]

export const isPassedOn = (kind: DefaultChargeKind): boolean =>
  (passedOnKinds as readonly DefaultChargeKind[]).includes(kind)

/** The maximum of each kind on one charge order, in the facility's currency. */
export type DefaultChargeCeilings = Readonly<Record<DefaultChargeKind, Cents>>

/** A value for each kind. */
export const byDefaultCharge = <Value>(
  valueOf: (kind: DefaultChargeKind) => Value,
): Record<DefaultChargeKind, Value> =>
  Object.fromEntries(defaultChargeKinds.map((kind) => [kind, valueOf(kind)])) as Record<
    DefaultChargeKind,
    Value
  >

/** The same ceiling for each cost that is passed on, and no charge of the lender's own. */
export const uniformPassThroughCeilings = (cents: Cents): DefaultChargeCeilings =>
  byDefaultCharge((kind) => (isPassedOn(kind) ? cents : 0))
