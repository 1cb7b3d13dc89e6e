import type { BankAccountInput } from '#shared/application/bank-account.schema.ts'
import type { PayoutAccountStatus } from '#shared/drawdown/payout-account.ts'
import type { Rejection } from '#shared/rejections/rejections.ts'
import { companyItemKey, companyPartition } from './companies.ts'
import { absent } from './condition.ts'
import { listCompanyItems } from './list-company-items.ts'
import { awaitsReview, reviewQueueOf } from './review-queue.ts'
import { check, create, type Item, replace, type Table, update, type Write } from './table.ts'

/** A bank account for the payouts of a company's drawdowns. */
export interface PayoutAccount extends Omit<BankAccountInput, 'account_number'> {
  /** The product of the application that named it, or a number: see `nextAccountId`. */
  accountId: string
  companyId: string
  /** Encrypted for `accountNumberContext`. */
  sealedAccountNumber: string
  /** The visible end of the number. */
  lastFour: string
  numberLength: number
  status: PayoutAccountStatus
  /** When and by which user its details were entered, and the earliest payout to it once they are verified. */
  changedAt: string
  changedBy?: string
  usableFrom: string
  /** When it was last chosen as the default for its currency. */
  chosenAt?: string
  /** The lender's own words. */
  refuseReason?: string
  /** The reason that the seller reads in their language. */
  refusal?: Rejection<'payoutAccount'>
  /**
   * The bank refused a transfer to it: nothing is paid to it until it is verified again. Its version stays, as drawdowns
   * reference it.
   */
  rejectedTransfer?: RejectedTransfer
  /** When it was verified or rejected. */
  decidedAt?: string
  /** Incremented by every change but the choice. */
  version: number
}

/** A transfer that the bank refused, in its own words or codes. */
export interface RejectedTransfer {
  drawdownId: string
  at: string
  reason: string
}

/** A snapshot of an account in a drawdown. */
export interface NamedAccount {
  id: string
  version: number
  bankName: string
  lastFour: string
  numberLength: number
}

type Named = Pick<PayoutAccount, 'companyId' | 'accountId'>

const prefix = 'DEBITACCOUNT#'

const key = ({ companyId, accountId }: Named) => companyItemKey(companyId, `${prefix}${accountId}`)

/** The encryption context of an account number. */
export const accountNumberContext = (companyId: string): string => `account-number:${companyId}`

/** Accounts from before accounts had a status are unverified. */
const asStored = (
  item: Item<Omit<PayoutAccount, 'status'> & { status?: PayoutAccountStatus; updatedAt?: string }>,
): Item<PayoutAccount> => {
  const { status } = item
  if (status) return { ...item, status }
  const { updatedAt = '', ...kept } = item
  const accountId = item.sk.slice(prefix.length)
  return { ...kept, accountId, status: 'to be verified', changedAt: updatedAt, usableFrom: updatedAt }
}

/** Access pattern: a payout account of a company by id. */
export const findPayoutAccount = async (
  table: Table,
  companyId: string,
  accountId: string,
): Promise<Item<PayoutAccount> | undefined> => {
  const item = await table.get<PayoutAccount>(key({ companyId, accountId }))
  return item && asStored(item)
}

/** Access pattern: a company's payout accounts, removed ones included. */
export const listPayoutAccounts = async (table: Table, companyId: string): Promise<Item<PayoutAccount>[]> => {
  const accounts = await listCompanyItems<PayoutAccount>(table, companyId, prefix)
  return accounts.map(asStored)
}

/** Access pattern: the accounts of all companies that wait for verification, oldest first. */
export const listUnverifiedAccounts = reviewQueueOf<PayoutAccount>('payout-account')

/** Counts the existing accounts, none of which is ever deleted: of two accounts added at once, one is rejected. */
export const nextAccountId = (accounts: readonly PayoutAccount[]): string => String(accounts.length + 1)

/** Blocks an account after the bank refused a transfer to it, and puts it among those to be verified. */
export const blockAccount = (
  table: Table,
  { companyId, accountId, version }: PayoutAccount,
  rejectedTransfer: RejectedTransfer,
): Write =>
  update<PayoutAccount>(table, key({ companyId, accountId }), {
    set: {
      rejectedTransfer,
      ...awaitsReview('payout-account', companyId, rejectedTransfer.at, `${companyId}/${accountId}`),
    },
    when: { version, status: { not: 'removed' } },
  })

/** Lifts the block of an account that was verified again. */
export const unblockAccount = (table: Table, account: PayoutAccount, decidedAt: string): Write =>
  update<PayoutAccount>(table, key(account), {
    set: { decidedAt },
    remove: ['rejectedTransfer', 'gsi1pk', 'gsi1sk'],
    when: { version: account.version, status: 'verified' },
  })

/** Creates the account (version 0) or replaces the version that was read. */
export const replacePayoutAccount = (table: Table, account: PayoutAccount): Write => {
  // Other details, and a new decision, end the block.
  const { gsi1pk: _pk, gsi1sk: _sk, rejectedTransfer: _rejected, ...fields } = account as Item<PayoutAccount>
  const { companyId, accountId, status, changedAt } = account
  return replace<PayoutAccount>(table, {
    ...fields,
    ...key(account),
    ...(status === 'to be verified'
      ? awaitsReview('payout-account', companyId, changedAt, `${companyId}/${accountId}`)
      : {}),
    type: 'payout-account',
  })
}

/** Stores the replaced details: a drawdown with their version was paid to them. */
export const storePastAccount = (table: Table, account: Item<PayoutAccount>): Write => {
  const { gsi1pk: _pk, gsi1sk: _sk, ...fields } = account
  const { companyId, accountId, version } = account
  return create<PayoutAccount>(table, {
    ...fields,
    pk: companyPartition(companyId),
    sk: `PASTACCOUNT#${accountId}#${version}`,
    type: 'past-payout-account',
  })
}

/** Makes the account the default for drawdowns. Its version stays, as drawdowns reference it. */
export const preferAccount = (table: Table, account: PayoutAccount, now: Date): Write =>
  update<PayoutAccount>(table, key(account), {
    set: { chosenAt: now.toISOString() },
    when: { version: account.version, status: { not: 'removed' } },
  })

/** Asserts that money may go to the exact details in the drawdown. */
export const expectUsable = (
  table: Table,
  companyId: string,
  { id, version }: Pick<NamedAccount, 'id' | 'version'>,
  now: Date,
): Write =>
  check<PayoutAccount>(table, key({ companyId, accountId: id }), {
    version,
    status: 'verified',
    rejectedTransfer: absent,
    usableFrom: { atMost: now.toISOString() },
  })

export const indexAccount = ({
  accountId,
  version,
  bank_name: bankName,
  lastFour,
  numberLength,
}: PayoutAccount): NamedAccount => ({ id: accountId, version, bankName, lastFour, numberLength })
