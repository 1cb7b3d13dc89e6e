import { recordEvent } from '../data/events.ts'
import type { Facility } from '../data/facilities.ts'
import type { Table, Write } from '../data/table.ts'

/** Has the seller told that a facility can be drawn from no more. Goes into the transaction that ends it. */
export const facilityEnded = (
  table: Table,
  { companyId, facilityId }: Pick<Facility, 'companyId' | 'facilityId'>,
  status: 'expired' | 'closed',
  now: Date,
): Write =>
  recordEvent(
    table,
    { name: 'facility-ended', companyId, facilityId, status },
    // It may end again once it was renewed.
    `facility-ended:${facilityId}:${status}@${now.toISOString()}`,
    now,
  )
