import { claimCompanyNumber } from '../../data/company-numbers.ts'
import { claimPaymentAccount, replacePaymentAccount } from '../../data/payment-accounts.ts'
import { consumeRegisterSession, type RegisterSession } from '../../data/register-sessions.ts'
import type { Table, Write } from '../../data/table.ts'

/**
 * What a signup writes to become that of a payment platform's customer: the session is used up, the account becomes
 * the user's alone and one of the company's, and the number that its company goes by becomes the company's. Nothing
 * for a signup that did not come from there.
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
