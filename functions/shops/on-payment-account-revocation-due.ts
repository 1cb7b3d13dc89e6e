import { GrantRefused } from '../connectors/call-platform.ts'
import { openPaymentConnector } from '../connectors/open-connector.ts'
import { findPaymentAccountClaim } from '../data/payment-accounts.ts'
import type { BulkSubscriber } from '../runtime/subscriber.ts'
import { openTokens, paymentTokensContext } from './encrypted-tokens.ts'

/**
 * Revokes a seller's consent at the payment platform, with retries if the platform does not respond. An account that was
 * linked again since is left alone: some platforms revoke all consents of an account with one.
 */
export const onPaymentAccountRevocationDue: BulkSubscriber<'payment-account-revocation-due'> = async (
  { companyId, platform, accountId, sealedTokens },
  deps,
) => {
  if (await findPaymentAccountClaim(deps.table, { platform, accountId })) return
  try {
    const connector = await openPaymentConnector(deps, platform)
    const context = paymentTokensContext(companyId, { platform, accountId })
    await connector.revoke(await openTokens(deps.seal, context, sealedTokens), {})
  } catch (error) {
    // It has ended already, or the environment does not have the platform any more.
    if (!(error instanceof GrantRefused)) throw error
  }
}
