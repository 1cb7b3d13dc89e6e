import { stepUp } from '../account/sessions/step-up.ts'
import { listPayoutAccounts } from '../data/payout-accounts.ts'
import { type RequestContext, refuse, type SessionContext } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'

/** One of the accounts that a company keeps, and the others, for whoever proves by the password who they are. */
export const findKeptAccount = async (
  deps: Deps,
  session: SessionContext,
  request: RequestContext,
  { id, password }: { id: string; password: string },
) => {
  const refused = await stepUp(deps, session, { password }, request)
  if (refused) return refused
  const accounts = await listPayoutAccounts(deps.table, session.companyId)
  const kept = accounts.filter(({ status }) => status !== 'removed')
  const account = kept.find(({ accountId }) => accountId === id)
  if (!account) return refuse('notFound')
  return { ok: true, account, others: kept.filter((other) => other !== account) } as const
}
