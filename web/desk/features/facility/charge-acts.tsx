import type { DueKind } from '#shared/lending/allocation.ts'
import { type Cents, decimalFromCents } from '#shared/money/cents.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import type { ChargeOrderStatus } from '#shared/repayment/charge-order-states.ts'
import { ActButtons } from '../acts/act-buttons.tsx'
import { actsOnCharge } from './facility-acts.ts'

/** The acts that a charge order permits in its current state. */
export const ChargeActs = ({
  facilityId,
  charge,
  known,
  suspenseCents = 0,
}: {
  facilityId: string
  /** Known attributes by which people identify the charge. */
  known: Readonly<Record<string, unknown>>
  charge: { chargeId: string; status: ChargeOrderStatus; owedCents: Record<DueKind, Cents> }
  /** The seller's suspense balance, which can settle the charge; undefined if unknown. */
  suspenseCents?: Cents
}) => (
  <ActButtons
    acts={actsOnCharge(charge, suspenseCents)}
    given={{ ...known, facilityId, chargeId: charge.chargeId }}
    of={charge.chargeId}
    start={{
      'suspense-apply': {
        amount: decimalFromCents(Math.min(suspenseCents, sumOfKinds(charge.owedCents))),
      },
    }}
    isInRow
  />
)
