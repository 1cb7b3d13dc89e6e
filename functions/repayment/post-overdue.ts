import type { Posting } from '#shared/ledger/posting.ts'
import type { Facility } from '../data/facilities.ts'
import { postToLedger } from '../data/ledger.ts'
import type { Table, Write } from '../data/table.ts'

/** The writes that post a change of overdue interest; none where it stays as it is. */
export const postOverdue = (
  table: Table,
  facility: Facility,
  overdue: Posting | undefined,
  now: Date,
): Record<string, Write | undefined> => (overdue ? postToLedger(table, facility, { overdue }, now) : {})
