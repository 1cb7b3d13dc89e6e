import { recordEvent } from '../data/events.ts'
import type { Facility } from '../data/facilities.ts'
import type { Table, Write } from '../data/table.ts'

/** Notifies the seller that a facility allows no more drawdowns. Belongs in the transaction that ends it. */
export const facilityEnded = (
  table: Table,
  { companyId, facilityId }: Pick<Facility, 'companyId' | 'facilityId'>,
  status: 'expired' | 'closed',
  now: Date,
): Write =>
  recordEvent(
    table,
    { name: 'facility-ended', companyId, facilityId, status },
    // It may end again after a renewal.
    `facility-ended:${facilityId}:${status}@${now.toISOString()}`,
    now,
  )
