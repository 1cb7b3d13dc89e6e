import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { ShopStatus } from '#shared/shops/shop-status.ts'
import { companyPartition } from './companies.ts'
import type { CompanyNumber } from './company-numbers.ts'
import { create, type Item, replace, type Table, type Write } from './table.ts'

/** An account at a payment platform, as the platform describes it. */
export interface AccountDescription {
  /** The platform's id in the configuration. */
  platform: string
  /** What the platform itself calls the account. */
  accountId: string
  /** ISO 4217; absent where the platform does not say. */
  currency?: string
  companyName?: string
  /** The number in a register that the account's company goes by, where it is of a register that is known here. */
  companyNumber?: CompanyNumber
  /** The platform's offer that brought its customer here, as the customer's link named it. */
  offerId?: string
}

/** A payment account that a company was signed up with. */
export interface PaymentAccount extends AccountDescription {
  companyId: string
  status: ShopStatus
  /** ISO timestamp, UTC. */
  authorisedAt: string
  /** Absent until the first report. */
  balance?: ReportedBalance
  version: number
}

/** What an account held and had not settled to a bank account, as it was last reported. */
export interface ReportedBalance {
  amountCents: Cents
  currency: Currency
  /** The account's holder was verified to be the company. */
  verified: boolean
  /** ISO timestamp, UTC. */
  reportedAt: string
}

/** Whose payment account it is. The item is what makes the account belong to one user only. */
export interface PaymentAccountClaim {
  userId: string
  companyId: string
}

const prefix = 'PAYMENTACCOUNT#'

const accountKey = (companyId: string, { platform, accountId }: AccountDescription) => ({
  pk: companyPartition(companyId),
  sk: `${prefix}${platform}#${accountId}`,
})
const claimKey = ({ platform, accountId }: AccountDescription) => ({
  pk: `${prefix}${platform}#${accountId}`,
  sk: 'CLAIM',
})

/** Access pattern: whose a payment account is; undefined while it is nobody's. */
export const findPaymentAccountClaim = (
  table: Table,
  account: AccountDescription,
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

/** Claims a payment account for a user; fails where it is anybody's. */
export const claimPaymentAccount = (
  table: Table,
  account: AccountDescription,
  claim: PaymentAccountClaim,
): Write =>
  create<PaymentAccountClaim>(table, { ...claimKey(account), type: 'payment-account-claim', ...claim })

/** The account in its company's partition; version 1. */
export const createPaymentAccount = (table: Table, account: PaymentAccount): Write =>
  create<PaymentAccount>(table, {
    ...accountKey(account.companyId, account),
    type: 'payment-account',
    ...account,
  })

/** The account in place of the version that was read. */
export const replacePaymentAccount = (table: Table, account: PaymentAccount): Write =>
  replace<PaymentAccount>(table, {
    ...account,
    ...accountKey(account.companyId, account),
    type: 'payment-account',
  })
