import { claimCompanyNumber } from '../../data/company-numbers.ts'
import { claimPaymentAccount, replacePaymentAccount } from '../../data/payment-accounts.ts'
import { consumeRegisterSession, type RegisterSession } from '../../data/register-sessions.ts'
import type { Table, Write } from '../../data/table.ts'

/**
 * The writes that bind a signup to a payment platform's customer: the session is consumed, the account becomes the
 * user's and one of the company's, and its company's number becomes the company's. Nothing for other signups.
 */
export const bindPaymentAccount = (
  table: Table,
  session: RegisterSession | undefined,
  { userId, companyId, createdAt }: { userId: string; companyId: string; createdAt: string },
): Record<'registerSession' | 'accountClaim' | 'companyNumber' | 'paymentAccount', Write | undefined> => {
  const account = session?.account
  return {
    registerSession: session && consumeRegisterSession(table, session),
    accountClaim: account && claimPaymentAccount(table, account, { userId, companyId }),
    companyNumber: account?.companyNumber && claimCompanyNumber(table, account.companyNumber, companyId),
    paymentAccount:
      account &&
      replacePaymentAccount(table, {
        ...account,
        companyId,
        status: 'authorized',
        authorisedAt: createdAt,
        authorisationId: session.tokenHash,
        isVerified: false,
        version: 0,
      }),
  }
}
