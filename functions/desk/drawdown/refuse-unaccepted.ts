import type { PolicyWarning } from '#shared/lending/policy.ts'
import type { ChargeOrder } from '../../data/charge-orders.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'

// The obstacles of a drawdown that require an explicit, recorded acceptance.

export const refuseUnacceptedWarning = ({ percent }: PolicyWarning): DeskRefusal =>
  refuseAct('verificationFailed', `the effective rate reaches ${percent}% a year: accept the warning`, [
    { field: 'warningAccepted', rule: 'mustAccept' },
  ])

export const refuseUnacceptedArrears = ({ chargeId, dueDate }: ChargeOrder): DeskRefusal =>
  refuseAct(
    'ruleBroken',
    `charge order ${chargeId} was due on ${dueDate} and is not paid: accept the arrears`,
    [{ field: 'arrearsAccepted', rule: 'mustAccept' }],
  )

/** The bank may be executing it already. */
export const refuseInBatch = (batchId: string): DeskRefusal =>
  refuseAct(
    'wrongState',
    `the drawdown is in payout batch ${batchId}: confirm it there, or take it out of that first`,
  )
