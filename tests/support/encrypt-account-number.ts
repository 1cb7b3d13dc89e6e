import {
  accountNumberContext,
  findPayoutAccount,
  replacePayoutAccount,
} from '../../functions/data/payout-accounts.ts'
import type { Deps } from '../../functions/runtime/deps.ts'

/** Makes the number of a built company's payout account readable, as a bank's file needs it. */
export const encryptAccountNumber = async (
  { table, seal }: Pick<Deps, 'table' | 'seal'>,
  companyId: string,
): Promise<void> => {
  const account = await findPayoutAccount(table, companyId, 'small_shop_financing')
  if (!account) throw new Error(`${companyId} has no payout account`)
  const sealedAccountNumber = await seal.seal('012345676838', accountNumberContext(companyId))
  await table.transact({ account: replacePayoutAccount(table, { ...account, sealedAccountNumber }) })
}
