import { maskAccountNumber } from '../../shared/drawdown/bank-account.schema.ts'
import type { drawdownEndpoints } from '../../shared/drawdown/drawdown.endpoints.ts'
import { findDebitAccount } from '../data/debit-accounts.ts'
import { answer, type Handler } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'

export const getDebitAccount: Handler<typeof drawdownEndpoints.getDebitAccount> = async (
  { session },
  { table },
) => {
  const line = lineOfSession(session)
  const account = await findDebitAccount(table, session.companyId, line.productCode)
  if (!account) return answer(null)
  const { lastFour, numberLength, ...details } = account
  return answer({ ...details, account_number: maskAccountNumber(lastFour, numberLength) })
}
