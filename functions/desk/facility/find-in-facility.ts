import { findChargeOrder } from '../../data/charge-orders.ts'
import { findDrawdown } from '../../data/drawdowns.ts'
import { type Facility, findFacility } from '../../data/facilities.ts'
import { findPayment } from '../../data/payments.ts'
import type { Table } from '../../data/table.ts'
import { type DeskRefusal, refuseAct } from '../engine/desk-act.ts'

type Found<Item> = { ok: true; facility: Facility; item: Item }

/** Finds an item of a facility by the field `idField`. `noun` is its name for people. */
const inFacility =
  <IdField extends string, Item extends { facilityId: string }>(
    noun: string,
    idField: IdField,
    find: (table: Table, companyId: string, id: string) => Promise<Item | undefined>,
  ) =>
  async (table: Table, ids: Record<'facilityId' | IdField, string>): Promise<Found<Item> | DeskRefusal> => {
    const facility = await findFacility(table, ids.facilityId)
    if (!facility) return refuseAct('notFound', `there is no facility ${ids.facilityId}`)
    const item = await find(table, facility.companyId, ids[idField])
    if (item?.facilityId !== ids.facilityId)
      return refuseAct('notFound', `facility ${ids.facilityId} has no ${noun} ${ids[idField]}`)
    return { ok: true, facility, item }
  }

export const findDeskDrawdown = inFacility('drawdown', 'drawdownId', findDrawdown)
export const findDeskCharge = inFacility('charge order', 'chargeId', findChargeOrder)
export const findDeskPayment = inFacility('payment', 'paymentId', findPayment)
