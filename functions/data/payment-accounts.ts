import type { Cents } from '#shared/money/cents.ts'
import type { TradedCurrency } from '#shared/money/currency.ts'
import type { DepositsOfMarketplace } from '#shared/shops/marketplace-deposits.ts'
import type { Marketplace } from '#shared/shops/marketplaces.ts'
import type { ShopStatus } from '#shared/shops/shop-status.ts'
import { companyItemKey } from './companies.ts'
import type { CompanyNumber } from './company-numbers.ts'
import { absent } from './condition.ts'
import { listCompanyItems } from './list-company-items.ts'
import { shardOf } from './shard-of.ts'
import type { FormerTokenLease } from './shops.ts'
import { create, groupIndex, type Item, put, remove, replace, type Table, type Write } from './table.ts'

/** Identifies a payment account. */
export interface PaymentAccountKey {
  /** The platform's id in the configuration. */
  platform: string
  /** The platform's id of the account. */
  accountId: string
}

/** An account at a payment platform, as described by the platform. */
export interface AccountDescription extends PaymentAccountKey {
  /** ISO 4217; absent where the platform does not say. */
  currency?: string
  companyName?: string
  /** The registration number of the account's company, if its register is known here. */
  companyNumber?: CompanyNumber
  /** The platform's offer that brought its customer here, from the customer's link. */
  offerId?: string
}

/** The unsettled balance of an account in one currency, as last reported. */
export interface ReportedBalance {
  amountCents: Cents
  currency: TradedCurrency
  /** ISO timestamp, UTC. */
  reportedAt: string
}

/** Money that went from an account to its holder's bank. */
export interface LastPayout {
  /** ISO timestamp, UTC. */
  at: string
  currency: TradedCurrency
  amountCents: Cents
}

/** A payment account of a company: from its signup, or authorised for the portal to read. */
export interface PaymentAccount extends AccountDescription {
  companyId: string
  status: ShopStatus
  /** ISO timestamp, UTC. */
  authorisedAt: string
  /** When the authorisation expires; absent if the platform states no end. */
  expiresAt?: string
  /** Identifies one authorisation: each new authorisation gets another. */
  authorisationId: string
  /** The platform's tokens as JSON, encrypted; absent for an account that may not be read. */
  sealedTokens?: string
  tokenLease?: FormerTokenLease
  /** The number or address that its holder knows it by; always shown masked. */
  accountNumber?: string
  /** ISO 3166-1 alpha-2; absent if the platform does not state it. */
  country?: string
  /** The platform has verified its holder. */
  isVerified: boolean
  /** Whether the lender found the holder to be the company; absent while unchecked. */
  holderConfirmed?: boolean
  /** As last reported, also for an account that may not be read any more; absent until the first report. */
  balances?: readonly ReportedBalance[]
  lastPayout?: LastPayout
  /** What marketplaces paid in lately; absent where the platform or the consent does not show it. */
  marketplaceDeposits?: readonly DepositsOfMarketplace[]
  /** Marketplaces whose shops the seller does not want to be reminded to link. */
  dismissedMarketplaces?: readonly Marketplace[]
  /** When it was last synced; ISO timestamp, UTC. */
  readAt?: string
  /** When the seller last requested a sync; ISO timestamp, UTC. */
  askedAt?: string
  /** When its next sync is due; ISO timestamp, UTC. Absent for an account that is not synced. */
  dueAt?: string
  version: number
}

/** The owner of a payment account. The item makes the account unique to one user. */
export interface PaymentAccountClaim {
  userId: string
  companyId: string
}

const prefix = 'PAYMENTACCOUNT#'

const accountKey = (companyId: string, { platform, accountId }: PaymentAccountKey) =>
  companyItemKey(companyId, `${prefix}${platform}#${accountId}`)
const claimKey = ({ platform, accountId }: PaymentAccountKey) => ({
  pk: `${prefix}${platform}#${accountId}`,
  sk: 'CLAIM',
})

/** Due accounts are sharded over this many index keys. */
export const dueShards = 4

const dueGroup = (shard: number): string => `PAYMENTACCOUNTDUE#${shard}`

/** An account's id across all platforms. */
export const paymentAccountIdOf = ({ platform, accountId }: PaymentAccountKey): string =>
  `${platform}:${accountId}`

/** Access pattern: the owner of a payment account; undefined while it has none. */
export const findPaymentAccountClaim = (
  table: Table,
  account: PaymentAccountKey,
): Promise<PaymentAccountClaim | undefined> => table.get<PaymentAccountClaim>(claimKey(account))

/** Access pattern: a company's payment accounts. */
export const listPaymentAccounts = (table: Table, companyId: string): Promise<Item<PaymentAccount>[]> =>
  listCompanyItems<PaymentAccount>(table, companyId, prefix)

/** Access pattern: a payment account of a company. */
export const findPaymentAccount = (
  table: Table,
  companyId: string,
  account: PaymentAccountKey,
): Promise<Item<PaymentAccount> | undefined> => table.get<PaymentAccount>(accountKey(companyId, account))

/** Access pattern: a shard of the accounts that are due for a sync, the longest due first. Eventually consistent. */
export const listDuePaymentAccounts = (
  table: Table,
  shard: number,
): AsyncGenerator<Item<PaymentAccount> & { gsi1sk: string }> =>
  table.all<PaymentAccount & { gsi1sk: string }>({ index: groupIndex, pk: dueGroup(shard) })

/** Claims a payment account for a user; fails if it has an owner. */
export const claimPaymentAccount = (
  table: Table,
  account: PaymentAccountKey,
  claim: PaymentAccountClaim,
): Write =>
  create<PaymentAccountClaim>(table, { ...claimKey(account), type: 'payment-account-claim', ...claim })

/** Claims a payment account for a company, or claims it again; fails if another company has it. */
export const claimPaymentAccountForCompany = (
  table: Table,
  account: PaymentAccountKey,
  claim: PaymentAccountClaim,
): Write =>
  put<PaymentAccountClaim>(
    table,
    { ...claimKey(account), type: 'payment-account-claim', ...claim },
    { anyOf: [{ pk: absent }, { companyId: claim.companyId }] },
  )

/** Releases an account. Also passes where it has no owner; fails if another company has it. */
export const releasePaymentAccount = (
  table: Table,
  account: PaymentAccountKey & Pick<PaymentAccount, 'companyId'>,
): Write =>
  remove<PaymentAccountClaim>(table, claimKey(account), {
    anyOf: [{ pk: absent }, { companyId: account.companyId }],
  })

/**
 * Creates an account (version 0) or replaces the version that was read. An account with a due date is in the job's
 * list.
 */
export const replacePaymentAccount = (table: Table, account: PaymentAccount): Write => {
  const { gsi1pk: _group, gsi1sk: _place, ...kept } = account as Item<PaymentAccount>
  const key = accountKey(account.companyId, account)
  return replace<PaymentAccount>(table, {
    ...kept,
    ...key,
    type: 'payment-account',
    ...(account.dueAt ? { gsi1pk: dueGroup(shardOf(key.sk, dueShards)), gsi1sk: account.dueAt } : {}),
  })
}

/** Fails if the account was changed since it was read. */
export const removePaymentAccount = (table: Table, account: PaymentAccount): Write =>
  remove<PaymentAccount>(table, accountKey(account.companyId, account), { version: account.version })
