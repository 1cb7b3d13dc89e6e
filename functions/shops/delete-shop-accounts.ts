import { maxItems } from '#shared/api/bulk.ts'
import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { inBatches } from '../data/in-batches.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { findShopAccount, removeShopAccount } from '../data/shop-accounts.ts'
import type { Table } from '../data/table.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'

const atOnce = 25

/** False if it is gone already. */
const deleteAccount = async (table: Table, companyId: string, accountId: string): Promise<boolean> => {
  const deleted = await retryOnChange(async () => {
    const account = await findShopAccount(table, companyId, accountId)
    if (!account) return false
    const written = await table.transact(removeShopAccount(table, account))
    return written.ok || changed
  })
  if (deleted === changed) throw new Error('a shop account was changed at every try to delete it')
  return deleted
}

export const deleteShopAccounts: Handler<typeof shopsEndpoints.deleteShopAccounts> = async (
  { input: { body }, session },
  { table },
) => {
  const ids = [...new Set(body.ids)]
  if (ids.length > maxItems) return refuse('tooManyItems', [{ field: 'body.ids', rule: 'tooMany' }])
  const deleted = await inBatches(ids, atOnce, (id) => deleteAccount(table, session.companyId, id))
  return deleted.includes(true) ? answer(null) : refuse('notFound')
}
