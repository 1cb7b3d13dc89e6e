import type { PaymentAccount } from '../../../web/features/shops/linked-shop.ts'

/** A payment account that counts towards the watermark, with `changes`. */
export const aPaymentAccount = (change: Partial<PaymentAccount> = {}): PaymentAccount => ({
  id: 'paypal-1',
  platform: 'paypal',
  platform_name: 'PayPal',
  status: 'authorized',
  authorised: true,
  verified: true,
  region: 'HK',
  relation_type: 'company',
  account_number: 'z•••@example.com',
  company_name: 'Harbour Gift Trading Limited',
  offer_id: null,
  currency: 'USD',
  authorised_at: '2026-11-21T02:00:00.000Z',
  expires_at: null,
  balances: [{ currency: 'USD', amount: '128450.20' }],
  deductible: false,
  counts: true,
  read_at: '2026-11-21T02:00:00.000Z',
  last_payout: null,
  ...change,
})
