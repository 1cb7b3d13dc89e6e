import type { Cents } from '#shared/money/cents.ts'
import type { TradedCurrency } from '#shared/money/currency.ts'
import type { ShopStatus } from '#shared/shops/shop-status.ts'
import { companyPartition } from './companies.ts'
import type { CompanyNumber } from './company-numbers.ts'
import { absent } from './condition.ts'
import { shardOf } from './shard-of.ts'
import type { TokenLease } from './shops.ts'
import { create, groupIndex, type Item, put, remove, replace, type Table, type Write } from './table.ts'

/** What a payment account is known by. */
export interface PaymentAccountKey {
  /** The platform's id in the configuration. */
  platform: string
  /** What the platform itself calls the account. */
  accountId: string
}

/** An account at a payment platform, as the platform describes it. */
export interface AccountDescription extends PaymentAccountKey {
  /** ISO 4217; absent where the platform does not say. */
  currency?: string
  companyName?: string
  /** The number in a register that the account's company goes by, where it is of a register that is known here. */
  companyNumber?: CompanyNumber
  /** The platform's offer that brought its customer here, as the customer's link named it. */
  offerId?: string
}

/** What an account held in one currency and had not settled to a bank account, as it was last reported. */
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

/** A payment account of a company: it was signed up with, or the company authorised the portal to read it. */
export interface PaymentAccount extends AccountDescription {
  companyId: string
  status: ShopStatus
  /** ISO timestamp, UTC. */
  authorisedAt: string
  /** When the seller must authorise again; absent where the platform says none. */
  expiresAt?: string
  /** Names one authorisation: an account that is authorised again gets a new one. */
  authorisationId: string
  /** The platform's tokens as JSON, sealed; absent of an account that may not be read. */
  sealedTokens?: string
  /** Held by who exchanges the tokens for new ones. */
  tokenLease?: TokenLease
  /** The number or address that its holder knows it by; shown masked only. */
  accountNumber?: string
  /** ISO 3166-1 alpha-2; absent where the platform does not say. */
  country?: string
  /** The platform has verified its holder. */
  isVerified: boolean
  /** The lender found the holder to be the company, or not to be; absent while it has not looked. */
  holderConfirmed?: boolean
  /** As last reported, also of an account that may not be read any more; absent until the first report. */
  balances?: readonly ReportedBalance[]
  lastPayout?: LastPayout
  /** When it was last read; ISO timestamp, UTC. */
  readAt?: string
  /** When the seller last asked to have it read; ISO timestamp, UTC. */
  askedAt?: string
  /** When it is to be read next; ISO timestamp, UTC. Absent of an account that is not read. */
  dueAt?: string
  version: number
}

/** Whose payment account it is. The item is what makes the account belong to one user only. */
export interface PaymentAccountClaim {
  userId: string
  companyId: string
}

const prefix = 'PAYMENTACCOUNT#'

const accountKey = (companyId: string, { platform, accountId }: PaymentAccountKey) => ({
  pk: companyPartition(companyId),
  sk: `${prefix}${platform}#${accountId}`,
})
const claimKey = ({ platform, accountId }: PaymentAccountKey) => ({
  pk: `${prefix}${platform}#${accountId}`,
  sk: 'CLAIM',
})

/** Accounts that are to be read are spread over so many keys of the index. */
export const dueShards = 4

const dueGroup = (shard: number): string => `PAYMENTACCOUNTDUE#${shard}`

/** An account among those of all platforms. */
export const paymentAccountIdOf = ({ platform, accountId }: PaymentAccountKey): string =>
  `${platform}:${accountId}`

/** Access pattern: whose a payment account is; undefined while it is nobody's. */
export const findPaymentAccountClaim = (
  table: Table,
  account: PaymentAccountKey,
): Promise<PaymentAccountClaim | undefined> => table.get<PaymentAccountClaim>(claimKey(account))

/** Access pattern: a company's payment accounts. */
export const listPaymentAccounts = async (
  table: Table,
  companyId: string,
): Promise<Item<PaymentAccount>[]> => {
  const accounts: Item<PaymentAccount>[] = []
  const partition = { pk: companyPartition(companyId), prefix, consistent: true }
  for await (const account of table.all<PaymentAccount>(partition)) accounts.push(account)
  return accounts
}

/** Access pattern: a payment account of a company. */
export const findPaymentAccount = (
  table: Table,
  companyId: string,
  account: PaymentAccountKey,
): Promise<Item<PaymentAccount> | undefined> => table.get<PaymentAccount>(accountKey(companyId, account))

/** Access pattern: a shard of the accounts that are to be read, the longest due first. Eventually consistent. */
export const listDuePaymentAccounts = (
  table: Table,
  shard: number,
): AsyncGenerator<Item<PaymentAccount> & { gsi1sk: string }> =>
  table.all<PaymentAccount>({ index: groupIndex, pk: dueGroup(shard) }) as AsyncGenerator<
    Item<PaymentAccount> & { gsi1sk: string }
  >

/** Claims a payment account for a user; fails where it is anybody's. */
export const claimPaymentAccount = (
  table: Table,
  account: PaymentAccountKey,
  claim: PaymentAccountClaim,
): Write =>
  create<PaymentAccountClaim>(table, { ...claimKey(account), type: 'payment-account-claim', ...claim })

/** Claims a payment account for a company, or once more; fails where it is another company's. */
export const claimOrKeepPaymentAccount = (
  table: Table,
  account: PaymentAccountKey,
  claim: PaymentAccountClaim,
): Write =>
  put<PaymentAccountClaim>(
    table,
    { ...claimKey(account), type: 'payment-account-claim', ...claim },
    { anyOf: [{ pk: absent }, { companyId: claim.companyId }] },
  )

/** Gives an account free for any company. Holds where nobody has it as well; fails where another company does. */
export const releasePaymentAccount = (
  table: Table,
  account: PaymentAccountKey & Pick<PaymentAccount, 'companyId'>,
): Write =>
  remove<PaymentAccountClaim>(table, claimKey(account), {
    anyOf: [{ pk: absent }, { companyId: account.companyId }],
  })

/** Creates an account (version 0) or replaces the version that was read. One that is to be read is listed for the job. */
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

/** Fails where the account was changed since it was read. */
export const removePaymentAccount = (table: Table, account: PaymentAccount): Write =>
  remove<PaymentAccount>(table, accountKey(account.companyId, account), { version: account.version })
