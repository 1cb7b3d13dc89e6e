import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { statusOfStep } from '#shared/application/position.ts'
import { pathOfStatus } from '#shared/application/position-screens.ts'
import { accountNumberContext, findDebitAccount, replaceDebitAccount } from '../data/debit-accounts.ts'
import { advancePosition } from '../data/positions.ts'
import { markIdentity } from '../data/risk-points.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { identityOfAccount } from '../kyc/identities-of.ts'
import { hasAuthorisedShop } from '../shops/has-authorised-shop.ts'

export const saveDebitAccount: Handler<typeof applicationEndpoints.saveDebitAccount> = async (
  { input, session },
  { table, seal, clock },
) => {
  const { companyId } = session
  const now = clock()
  const line = lineOfSession(session)
  if (!(await hasAuthorisedShop(table, companyId, now))) return refuse('forbidden')
  const { account_number: accountNumber, ...details } = input.body
  const before = await findDebitAccount(table, companyId, line.productCode)
  const shown = { lastFour: accountNumber.slice(-4), numberLength: accountNumber.length }
  const written = await table.transact({
    account: replaceDebitAccount(table, {
      ...details,
      ...shown,
      companyId,
      productCode: line.productCode,
      sealedAccountNumber: await seal.seal(accountNumber, accountNumberContext(companyId)),
      // Another account has yet to be verified by the lender.
      verified: false,
      authorised: false,
      updatedAt: now.toISOString(),
      version: before?.version ?? 0,
    }),
    // One account of several companies is a sign of fraud.
    mark: markIdentity(table, identityOfAccount({ ...details, ...shown }), companyId, now),
    position: advancePosition(table, companyId, line, 'Drawdown Account Submitted', now, { orFirst: true }),
  })
  if (!written.ok) return refuse(written.failed.includes('position') ? 'wrongState' : 'alreadyDone')
  const status = statusOfStep(line, 'Drawdown Account Submitted')
  return answer({ path: pathOfStatus(line, status), path_name: status })
}
