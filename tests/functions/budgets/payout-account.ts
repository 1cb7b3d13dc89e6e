/** A payout account as a seller enters it. */
export const payoutAccount = {
  swift_code: 'hsbchkhhhkh',
  region: '1',
  currency: 'GBP',
  relation_type: 'company',
  bank_name: 'The Hongkong and Shanghai Banking Corporation',
  account_number: '808-123456-838',
  account_name: 'Lantern Street Trading Limited',
  branch: 'Central',
  address: '1 Queen’s Road Central, Hong Kong',
} as const
