import { transferReference } from '#shared/repayment/transfer-reference.ts'
import type { Drawdown } from './drawdowns.ts'
import { type Item, put, remove, type Table, type Write } from './table.ts'

/** Points from a transfer's reference to the drawdown that it repays. */
export interface TransferReference {
  drawdownId: string
  companyId: string
  facilityId: string
}

const partition = (reference: string): string => `TRANSFERREF#${reference}`

const key = (drawdownId: string) => ({
  pk: partition(transferReference(drawdownId)),
  sk: `DRAWDOWN#${drawdownId}`,
})

/**
 * Indexes a paid-out drawdown by the reference of its repayments. Over the portal's lifetime, two drawdowns may have
 * the same.
 */
export const indexTransferReference = (
  table: Table,
  { drawdownId, companyId, facilityId }: Pick<Drawdown, 'drawdownId' | 'companyId' | 'facilityId'>,
): Write =>
  put<TransferReference>(table, {
    ...key(drawdownId),
    type: 'transfer-reference',
    drawdownId,
    companyId,
    facilityId,
  })

/** Removes an erased drawdown from the index. */
export const unindexTransferReference = (table: Table, drawdownId: string): Write =>
  remove<TransferReference>(table, key(drawdownId))

/** Access pattern: the drawdowns with a repayment reference: almost always one. */
export const findDrawdownsOfReference = async (
  table: Table,
  reference: string,
): Promise<Item<TransferReference>[]> => {
  const { items } = await table.query<TransferReference>({ pk: partition(reference), limit: 10 })
  return items
}
