import { openPaymentConnector } from '../connectors/open-connector.ts'
import type { PaymentAccount } from '../data/payment-accounts.ts'
import type { Deps } from '../runtime/deps.ts'
import { decryptTokens, paymentTokensContext } from './encrypted-tokens.ts'
import { ignoringEndedConsent } from './ignore-ended-consent.ts'

/** Revokes a payment account holder's consent at its platform, if the platform has a call for it. */
export const revokePaymentConsent = (
  deps: Deps,
  {
    companyId,
    platform,
    accountId,
    sealedTokens,
  }: Pick<PaymentAccount, 'companyId' | 'platform' | 'accountId'> & { sealedTokens: string },
): Promise<void> =>
  ignoringEndedConsent(async () => {
    const connector = await openPaymentConnector(deps, platform)
    const context = paymentTokensContext(companyId, { platform, accountId })
    await connector.revoke(await decryptTokens(deps.seal, context, sealedTokens), {})
  })
