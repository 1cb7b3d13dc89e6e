import { stepOfStatus } from '#shared/application/position.ts'
import type { ProductLine } from '#shared/product-lines/product-lines.ts'
import { isBeingImported } from '#shared/shops/shop-status.ts'
import { type CreditApplication, findCreditApplication } from '../data/credit-applications.ts'
import { findPosition } from '../data/positions.ts'
import { listShops } from '../data/shops.ts'
import type { Table } from '../data/table.ts'

/**
 * The progress of the application for a limit: `calculating` from the last signature until the outcome is recorded, and
 * again while a failed one is reopened.
 */
export type LimitProgress =
  | { state: 'none' }
  | { state: 'calculating' }
  | { state: 'decided'; application: CreditApplication }

/** A newly linked shop reopens a failed application: the end of its import decides again. */
const isImporting = async (table: Table, companyId: string, now: Date): Promise<boolean> =>
  (await listShops(table, companyId)).some((shop) => isBeingImported(shop, now))

export const findLimitProgress = async (
  table: Table,
  companyId: string,
  line: ProductLine,
  now: Date,
): Promise<LimitProgress> => {
  const [application, position] = await Promise.all([
    findCreditApplication(table, companyId, line.productCode),
    findPosition(table, companyId, line),
  ])
  if (application?.status === 'failed') {
    const isReopened = application.reopenedAt !== undefined || (await isImporting(table, companyId, now))
    return isReopened ? { state: 'calculating' } : { state: 'decided', application }
  }
  if (application) return { state: 'decided', application }
  const signed = position && stepOfStatus(position.status) === 'Signing Completed'
  return { state: signed ? 'calculating' : 'none' }
}
