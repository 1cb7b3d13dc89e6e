import type { PayoutAccount } from '../../functions/data/payout-accounts.ts'

/** A usable payout account of a company. */
export const payoutAccountOf = (
  companyId: string,
  now: Date,
  changes: Partial<PayoutAccount> = {},
): PayoutAccount => ({
  accountId: 'small_shop_financing',
  companyId,
  sealedAccountNumber: 'sealed',
  lastFour: '6838',
  numberLength: 12,
  swift_code: 'HSBCHKHHHKH',
  region: '1',
  currency: 'GBP',
  relation_type: 'company',
  bank_name: 'HSBC',
  account_name: 'Lantern Street Trading Limited',
  branch: 'Central',
  address: '1 Queen’s Road Central, Hong Kong',
  status: 'verified',
  changedAt: now.toISOString(),
  usableFrom: now.toISOString(),
  chosenAt: now.toISOString(),
  version: 0,
  ...changes,
})
