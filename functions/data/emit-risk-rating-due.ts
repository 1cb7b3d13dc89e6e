import { recordEvent } from './events.ts'
import type { Table, Write } from './table.ts'

/**
 * The event by which a company's customer risk rating is computed again, for the transaction of its cause. `cause`
 * identifies it: the same cause does it once.
 */
export const emitRiskRatingDue = (
  { table, clock }: { table: Table; clock: () => Date },
  companyId: string,
  cause: string,
): Write =>
  recordEvent(table, { name: 'risk-rating-due', companyId }, `risk-rating-due:${companyId}:${cause}`, clock())
