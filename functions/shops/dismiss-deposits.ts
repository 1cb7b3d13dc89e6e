import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { findPaymentAccount, replacePaymentAccount } from '../data/payment-accounts.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { findAccountById } from './find-account-by-id.ts'

export const dismissDeposits: Handler<typeof shopsEndpoints.dismissDeposits> = async (
  { input: { body }, session: { companyId } },
  { table },
) => {
  const found = await findAccountById(table, companyId, body.psp_id)
  if (!found) return refuse('notFound')
  const dismissed = await retryOnChange(async () => {
    const account = await findPaymentAccount(table, companyId, found)
    if (!account) return refuse('notFound')
    const before = account.dismissedMarketplaces ?? []
    if (before.includes(body.marketplace)) return answer(null)
    const dismissedMarketplaces = [...before, body.marketplace]
    const written = await table.transact({
      account: replacePaymentAccount(table, { ...account, dismissedMarketplaces }),
    })
    return written.ok ? answer(null) : changed
  })
  return dismissed === changed ? refuse('beingProcessed') : dismissed
}
