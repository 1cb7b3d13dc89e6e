import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { statusOfStep } from '#shared/application/position.ts'
import { pathOfStatus } from '#shared/application/position-screens.ts'
import { listPayoutAccounts } from '../data/payout-accounts.ts'
import { advancePosition } from '../data/positions.ts'
import { enterPayoutAccount, hasDetails } from '../drawdown/enter-payout-account.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { lineOfSession } from '../http/line-of-session.ts'
import { hasAuthorisedShop } from '../shops/has-authorised-shop.ts'

export const saveDebitAccount: Handler<typeof applicationEndpoints.saveDebitAccount> = async (
  { input, session },
  deps,
) => {
  const { table, seal, clock } = deps
  const { companyId } = session
  const now = clock()
  const line = lineOfSession(session)
  if (!(await hasAuthorisedShop(table, companyId, now))) return refuse('forbidden')
  const accounts = await listPayoutAccounts(table, companyId)
  const accountId = line.productCode
  const before = accounts.find((account) => account.accountId === accountId)
  const isKept = before && before.status !== 'removed' && (await hasDetails(seal, before, input.body))
  const entered = isKept
    ? undefined
    : await enterPayoutAccount(deps, session, input.body, {
        accountId,
        before,
        isFirst: accounts.length === 0,
        isOnly: accounts.length === 0,
      })
  const written = await table.transact({
    ...entered?.writes,
    position: advancePosition(table, companyId, line, 'Drawdown Account Submitted', now, { orFirst: true }),
  })
  if (!written.ok) return refuse(written.failed.includes('position') ? 'wrongState' : 'alreadyDone')
  const status = statusOfStep(line, 'Drawdown Account Submitted')
  return answer({ path: pathOfStatus(line, status), path_name: status })
}
