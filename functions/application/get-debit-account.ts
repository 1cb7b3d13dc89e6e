import type { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { findPayoutAccount } from '../data/payout-accounts.ts'
import { describeBankAccount } from '../drawdown/describe-payout-account.ts'
import { answer, type Handler } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'

export const getDebitAccount: Handler<typeof applicationEndpoints.getDebitAccount> = async (
  { session },
  { table, clock },
) => {
  const account = await findPayoutAccount(table, session.companyId, lineOfSession(session).productCode)
  return answer(account ? describeBankAccount(account, clock()) : null)
}
