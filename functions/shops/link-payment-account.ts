import type { PaymentProfile, Tokens } from '../connectors/connector.ts'
import { finishOauthState, type OauthState } from '../data/oauth-states.ts'
import {
  claimPaymentAccountForCompany,
  findPaymentAccount,
  findPaymentAccountClaim,
  type PaymentAccount,
} from '../data/payment-accounts.ts'
import { changed, retryOnChange } from '../data/retry-on-change.ts'
import type { Deps } from '../runtime/deps.ts'
import { accountFieldsOf } from './account-fields-of.ts'
import { beginAccountSync } from './begin-account-sync.ts'
import { encryptTokens, paymentTokensContext } from './encrypted-tokens.ts'
import type { LinkOutcome } from './link-shop.ts'

/**
 * Stores an authorised payment account: a new one, or the same one authorised again. The account, its claim, the end of
 * the OAuth state and the event that syncs its balances are committed together.
 */
export const linkPaymentAccount = async (
  deps: Deps,
  { errand, userId }: { errand: OauthState; userId: string },
  profile: PaymentProfile,
  tokens: Tokens,
): Promise<LinkOutcome> => {
  const { table, seal, random, clock } = deps
  const { companyId, platform } = errand
  const key = { platform, accountId: profile.id }
  const authorisationId = random.id()
  const sealedTokens = await encryptTokens(seal, paymentTokensContext(companyId, key), tokens)
  const linked = await retryOnChange<LinkOutcome>(async () => {
    const [claim, before] = await Promise.all([
      findPaymentAccountClaim(table, key),
      findPaymentAccount(table, companyId, key),
    ])
    if (claim && claim.companyId !== companyId) return { ok: false, reason: 'held-by-another-company' }
    const { expiresAt: _end, ...kept } = before ?? {}
    const account: PaymentAccount = {
      ...kept,
      ...key,
      companyId,
      ...accountFieldsOf(profile),
      status: 'authorized',
      authorisedAt: clock().toISOString(),
      ...(tokens.consentExpiresAt ? { expiresAt: tokens.consentExpiresAt } : {}),
      authorisationId,
      sealedTokens,
      version: before?.version ?? 0,
    }
    const written = await table.transact({
      ...beginAccountSync(deps, account),
      claim: claimPaymentAccountForCompany(table, key, { userId: claim?.userId ?? userId, companyId }),
      errand: finishOauthState(table, errand, key.accountId),
    })
    // A concurrent linking or sync was faster.
    return written.ok ? { ok: true, id: key.accountId } : changed
  })
  if (linked === changed) throw new Error('linking a payment account lost every race')
  return linked
}
