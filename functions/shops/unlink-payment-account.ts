import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { recordEvent } from '../data/events.ts'
import { expectFacilities } from '../data/facilities.ts'
import {
  type PaymentAccount,
  paymentAccountIdOf,
  releasePaymentAccount,
  removePaymentAccount,
} from '../data/payment-accounts.ts'
import { listShops } from '../data/shops.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import type { Deps } from '../runtime/deps.ts'
import { requireExchangeRates } from '../underwriting/require-exchange-rates.ts'
import { judgeAccountUnlinking } from './account-unlinking.ts'
import { assignPaymentAccount } from './assign-payment-account.ts'
import { findAccountById } from './find-account-by-id.ts'

/** The event that revokes the consent at the platform, if there is one. */
const revocationOf = ({ table, clock }: Deps, account: PaymentAccount) => {
  const { companyId, platform, accountId, authorisationId, sealedTokens } = account
  return sealedTokens
    ? recordEvent(
        table,
        { name: 'payment-account-revocation-due', companyId, platform, accountId, sealedTokens },
        `payment-account-revocation-due:${companyId}:${paymentAccountIdOf(account)}:${authorisationId}`,
        clock(),
      )
    : undefined
}

const release = async (deps: Deps, account: PaymentAccount) => {
  const { table, random, clock } = deps
  const { companyId } = account
  const { obstacle, facilities } = await judgeAccountUnlinking(deps, account)
  if (obstacle) return refuse('ruleBroken', [{ field: 'body.psp_id', rule: obstacle }])
  const shops = await listShops(table, companyId)
  for (const shop of shops)
    if (shop.paymentAccount?.accountId === account.accountId) await assignPaymentAccount(table, shop, null)
  const written = await table.transact({
    // The write fails after a concurrent drawdown, so that the seller sees the new effect first.
    ...expectFacilities(table, companyId, facilities),
    account: removePaymentAccount(table, account),
    claim: releasePaymentAccount(table, account),
    revocation: revocationOf(deps, account),
    reported: recordEvent(table, { name: 'balance-reported', companyId }, random.id(), clock()),
  })
  return written.ok ? answer(null) : refuse('beingProcessed')
}

export const unlinkPaymentAccount: Handler<typeof shopsEndpoints.unlinkPaymentAccount> = async (
  { input, session },
  deps,
) => {
  const account = await findAccountById(deps.table, session.companyId, input.body.psp_id)
  if (!account) return refuse('notFound')
  return requireExchangeRates(() => release(deps, account))
}
