import { type Agreement, replaceAgreement } from '../../functions/data/agreements.ts'
import type { Table } from '../../functions/data/table.ts'

export const agreementNumber = 'FA-20261102-12345678'

/** The facility agreement of a company that was built without one, as far as documents name it. */
export const storeAgreement = async (table: Table, companyId: string): Promise<void> => {
  const agreement = {
    agreementId: 'agreement-1',
    companyId,
    agreementNumber,
    productCode: 'small_shop_financing',
    status: 'signed',
    createdAt: '2026-11-02T01:00:00.000Z',
    signers: [],
    version: 0,
  } as unknown as Agreement
  await table.transact({ agreement: replaceAgreement(table, agreement) })
}
