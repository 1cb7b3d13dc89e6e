import { findPaymentAccountClaim } from '../data/payment-accounts.ts'
import type { BulkSubscriber } from '../runtime/subscriber.ts'
import { revokePaymentConsent } from './revoke-payment-consent.ts'

/**
 * Revokes a seller's consent at the payment platform, with retries if the platform does not respond. An account that was
 * linked again since is left alone: some platforms revoke all consents of an account with one.
 */
export const onPaymentAccountRevocationDue: BulkSubscriber<'payment-account-revocation-due'> = async (
  account,
  deps,
) => {
  if (!(await findPaymentAccountClaim(deps.table, account))) await revokePaymentConsent(deps, account)
}
