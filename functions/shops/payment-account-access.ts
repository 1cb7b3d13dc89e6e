import type { Access, PaymentConnector } from '../connectors/connector.ts'
import { findPaymentAccount, type PaymentAccount, replacePaymentAccount } from '../data/payment-accounts.ts'
import type { Deps } from '../runtime/deps.ts'
import { paymentTokensContext } from './encrypted-tokens.ts'
import { freshAccessToken } from './fresh-access-token.ts'

/** Access to a payment account, by another token than one that the platform has rejected. */
export const accessToAccount = (
  deps: Deps,
  connector: PaymentConnector,
  account: Pick<PaymentAccount, 'companyId' | 'platform' | 'accountId'>,
  refused?: string,
): Promise<Access> =>
  freshAccessToken<PaymentAccount>(
    deps,
    connector,
    {
      find: () => findPaymentAccount(deps.table, account.companyId, account),
      replace: (changed) => replacePaymentAccount(deps.table, changed),
      companyId: account.companyId,
      context: paymentTokensContext(account.companyId, account),
    },
    refused,
  )
