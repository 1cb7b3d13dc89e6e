import type { DueKind } from '../lending/allocation.ts'
import type { Cents } from '../money/cents.ts'
import type { BusinessDate } from '../time/business-date.ts'
import { byKind, type ChargeAmounts, sumOfKinds } from './charge-order.ts'
import { type ChargeOrderStatus } from './charge-order-states.ts'

const noCents = byKind(() => 0)

const plus = (a: Record<DueKind, Cents>, b: Record<DueKind, Cents>): Record<DueKind, Cents> =>
  byKind((kind) => a[kind] + b[kind])

const minus = (a: Record<DueKind, Cents>, b: Record<DueKind, Cents>): Record<DueKind, Cents> =>
  byKind((kind) => a[kind] - b[kind])

/** `amountCents` of one kind and nothing of the others. */
export const ofKind = (kind: DueKind, amountCents: Cents): Record<DueKind, Cents> => ({
  ...noCents,
  [kind]: amountCents,
})

/**
 * A charge order with a further fee; or, for a negative amount, without it. Throws RangeError if that fee was paid or
 * waived.
 */
export const addFee = <C extends ChargeAmounts>(charge: C, feeCents: Cents): C => {
  if (charge.owedCents.fee + feeCents < 0) throw new RangeError('No more of a fee is taken back than is owed')
  return {
    ...charge,
    chargedCents: plus(charge.chargedCents, ofKind('fee', feeCents)),
    owedCents: plus(charge.owedCents, ofKind('fee', feeCents)),
  }
}

/** A charge order without a part of its charged overdue interest. Throws RangeError if less is owed. */
export const reverseOverdue = <C extends ChargeAmounts>(charge: C, overdueCents: Cents): C => {
  if (charge.owedCents.overdueInterest < overdueCents)
    throw new RangeError('No more overdue interest is taken back than is owed')
  return {
    ...charge,
    chargedCents: minus(charge.chargedCents, ofKind('overdueInterest', overdueCents)),
    owedCents: minus(charge.owedCents, ofKind('overdueInterest', overdueCents)),
  }
}

/** A charge order reduced by waived amounts. Throws RangeError if that is more than is owed of a kind. */
export const waiveDues = <C extends ChargeAmounts>(charge: C, cents: Record<DueKind, Cents>): C => {
  const owedCents = minus(charge.owedCents, cents)
  if (Object.values(owedCents).some((left) => left < 0))
    throw new RangeError('No more is let off than is owed')
  return {
    ...charge,
    chargedCents: minus(charge.chargedCents, cents),
    owedCents,
    forgoneCents: plus(charge.forgoneCents ?? noCents, cents),
  }
}

/** A charge order with waived amounts restored. Throws RangeError if less was waived. */
export const restoreWaived = <C extends ChargeAmounts>(charge: C, cents: Record<DueKind, Cents>): C => {
  const forgoneCents = minus(charge.forgoneCents ?? noCents, cents)
  if (Object.values(forgoneCents).some((left) => left < 0))
    throw new RangeError('No more is asked for again than was let off')
  return {
    ...charge,
    chargedCents: plus(charge.chargedCents, cents),
    owedCents: plus(charge.owedCents, cents),
    forgoneCents,
  }
}

/** A charge order written off from a date on: no more overdue interest accrues. */
export const writeOff = <C extends ChargeAmounts>(charge: C, date: BusinessDate): C => ({
  ...waiveDues(charge, charge.owedCents),
  principalSteps: [
    ...charge.principalSteps.filter(({ from }) => from !== date),
    { from: date, principalCents: 0 },
  ],
})

/**
 * A charge order as if a payment of `date` had never arrived: its settled amounts are owed again, and the principal
 * counts as overdue since then. The resulting overdue interest accrues with the next charge.
 */
export const unsettleCharge = <C extends ChargeAmounts>(
  charge: C,
  settled: Record<DueKind, Cents>,
  date: BusinessDate,
): C => ({
  ...charge,
  owedCents: plus(charge.owedCents, settled),
  principalSteps: charge.principalSteps
    .map((step) =>
      step.from < date ? step : { ...step, principalCents: step.principalCents + settled.principal },
    )
    // A step without effect would block an earlier payment.
    .filter((step, index, steps) => step.principalCents !== steps[index - 1]?.principalCents),
})

/** The status of a charge order after settlements, waivers or bounces. */
export const statusAfter = ({
  status,
  chargedCents,
  owedCents,
}: ChargeAmounts & { status: ChargeOrderStatus }): ChargeOrderStatus => {
  // A disputed charge order keeps its dispute: only its full payment ends one.
  if (status === 'suspend') return status
  const owed = sumOfKinds(owedCents)
  if (owed === 0) return 'collected'
  return owed < sumOfKinds(chargedCents) ? 'partial collected' : 'active'
}
