import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { PlatformUnavailable } from '../connectors/call-platform.ts'
import { findCompany } from '../data/companies.ts'
import { replacePaymentAccount } from '../data/payment-accounts.ts'
import { answer, type Handler, refuse, refuseUntil } from '../http/handle.ts'
import { describePaymentAccount } from './describe-payment-account.ts'
import { findAccountById } from './find-account-by-id.ts'
import { refreshPaymentAccount } from './refresh-payment-account.ts'

/** Platforms limit calls, and nothing changes within a minute. */
const pauseMs = 60_000

export const syncPaymentAccount: Handler<typeof shopsEndpoints.syncPaymentAccount> = async (
  { input, session },
  deps,
) => {
  const { table, clock, log } = deps
  const account = await findAccountById(table, session.companyId, input.body.psp_id)
  if (!account) return refuse('notFound')
  if (account.status !== 'authorized' || !account.sealedTokens) return refuse('wrongState')
  const now = clock()
  const next = account.askedAt === undefined ? 0 : Date.parse(account.askedAt) + pauseMs
  if (next > now.getTime()) return refuseUntil('tooManyRequests', next, now)
  // Of concurrent calls, one continues.
  const asked = { ...account, askedAt: now.toISOString() }
  const taken = await table.transact({ account: replacePaymentAccount(table, asked) })
  if (!taken.ok) return refuse('beingProcessed')
  try {
    const refreshed = await refreshPaymentAccount(deps, asked)
    const company = await findCompany(table, session.companyId)
    return answer(describePaymentAccount(deps, refreshed, company ?? {}, clock()))
  } catch (error) {
    if (!(error instanceof PlatformUnavailable)) throw error
    log('error', error.message, { platform: account.platform })
    return refuse('platformUnavailable')
  }
}
