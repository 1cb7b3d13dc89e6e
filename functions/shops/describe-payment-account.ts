import { decimalFromCents } from '#shared/money/cents.ts'
import { shopStatusAt } from '#shared/shops/shop-status.ts'
import type { Company } from '../data/companies.ts'
import type { PaymentAccount } from '../data/payment-accounts.ts'
import type { Config } from '../runtime/config.ts'
import { isHeldByCompany } from '../underwriting/reported-balances.ts'
import { isDeductible } from './deduction-account.ts'
import { maskedNumber, paymentPlatformName } from './payment-account-name.ts'

interface Known {
  config: Config
}

/** A payment account as the company sees it. */
export const describePaymentAccount = (
  known: Known,
  account: PaymentAccount,
  company: Pick<Company, 'registerNameEn' | 'registerNameCn'>,
  now: Date,
) => {
  const status = shopStatusAt(account, now)
  const isCompanys = isHeldByCompany(account, company)
  const { lastPayout } = account
  return {
    id: account.accountId,
    platform: account.platform,
    platform_name: paymentPlatformName(known, account.platform),
    status,
    authorised: status === 'authorized',
    verified: account.isVerified || account.holderConfirmed === true,
    region: account.country ?? null,
    relation_type: isCompanys ? ('company' as const) : null,
    account_number: maskedNumber(account),
    company_name: account.companyName ?? null,
    offer_id: account.offerId ?? null,
    currency: account.currency ?? null,
    authorised_at: account.authorisedAt,
    expires_at: account.expiresAt ?? null,
    balances: (account.balances ?? []).map(({ currency, amountCents }) => ({
      currency,
      amount: decimalFromCents(amountCents),
    })),
    deductible: isDeductible(account, { config: known.config, clock: () => now }),
    counts: isCompanys && status === 'authorized' && account.balances !== undefined,
    read_at: account.readAt ?? null,
    last_payout: lastPayout
      ? {
          at: lastPayout.at,
          currency: lastPayout.currency,
          amount: decimalFromCents(lastPayout.amountCents),
        }
      : null,
  }
}
