import { transferReference } from '#shared/repayment/transfer-reference.ts'
import type { Drawdown } from './drawdowns.ts'
import { type Item, put, remove, type Table, type Write } from './table.ts'

/** Leads from what is written on a transfer to the drawdown that it repays. */
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

/** Has a drawdown that is paid out found by what its repayments say. Two drawdowns may have the same, in a life of the portal. */
export const nameTransferReference = (
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

/** Has a drawdown that is erased found no more. */
export const forgetTransferReference = (table: Table, drawdownId: string): Write =>
  remove<TransferReference>(table, key(drawdownId))

/** Access pattern: the drawdowns whose repayments bear a reference: one, but for a rare chance. */
export const findDrawdownsOfReference = async (
  table: Table,
  reference: string,
): Promise<Item<TransferReference>[]> => {
  const { items } = await table.query<TransferReference>({ pk: partition(reference), limit: 10 })
  return items
}
