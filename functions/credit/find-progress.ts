import type { Line } from '../../shared/lines/lines.ts'
import { stepOfStatus } from '../../shared/position/position.ts'
import { type CreditApplication, findCreditApplication } from '../data/applications.ts'
import { findPosition } from '../data/positions.ts'
import type { Table } from '../data/table.ts'

/** How far the application for a limit is: `calculating` from the last signature until the outcome is recorded. */
export type Progress =
  | { state: 'none' }
  | { state: 'calculating' }
  | { state: 'decided'; application: CreditApplication }

export const findProgress = async (table: Table, companyId: string, line: Line): Promise<Progress> => {
  const [application, position] = await Promise.all([
    findCreditApplication(table, companyId, line.productCode),
    findPosition(table, companyId, line),
  ])
  if (application) return { state: 'decided', application }
  const signed = position && stepOfStatus(position.status) === 'Signing Completed'
  return { state: signed ? 'calculating' : 'none' }
}
