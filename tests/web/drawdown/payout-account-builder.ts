import type { PayoutAccount } from '../../../web/features/drawdown/payout-accounts/payout-accounts-queries.ts'

/** A usable payout account, with `changes`. */
export const aPayoutAccount = (changes: Partial<PayoutAccount> = {}): PayoutAccount => ({
  id: '1',
  version: 1,
  swift_code: 'HSBCHKHHHKH',
  region: '1',
  currency: 'GBP',
  relation_type: 'company',
  bank_name: 'HSBC',
  account_number: '••••••••6838',
  account_name: 'Harbour Gift Trading Limited',
  branch: 'Central',
  address: '1 Queen’s Road Central',
  verified: true,
  authorised: true,
  state: 'verified',
  usable_from: '2026-02-01T04:00:00.000Z',
  is_default: true,
  refuse_reason: null,
  refusal: null,
  ...changes,
})
