import type { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { maskAccountNumber } from '#shared/application/bank-account.schema.ts'
import { findDebitAccount } from '../data/debit-accounts.ts'
import { answer, type Handler } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'

export const getDebitAccount: Handler<typeof applicationEndpoints.getDebitAccount> = async (
  { session },
  { table },
) => {
  const line = lineOfSession(session)
  const account = await findDebitAccount(table, session.companyId, line.productCode)
  if (!account) return answer(null)
  const { lastFour, numberLength, ...details } = account
  return answer({ ...details, account_number: maskAccountNumber(lastFour, numberLength) })
}
