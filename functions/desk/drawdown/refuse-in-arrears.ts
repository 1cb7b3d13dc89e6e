import type { ChargeOrder } from '../../data/charge-orders.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'

/** A company that is past due draws nothing more, unless the reviewer accepts it on record. */
export const refuseInArrears = ({ chargeId, dueDate }: ChargeOrder): DeskRefusal =>
  refuseAct(
    'ruleBroken',
    `charge order ${chargeId} was due on ${dueDate} and is not paid: this needs arrearsAccepted`,
  )
