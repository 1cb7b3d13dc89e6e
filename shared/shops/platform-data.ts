/**
 * The data that the portal reads at a platform, and what it never reads or does there. Their texts are in the web's
 * translations.
 */
export const platformReads = [
  'shopProfile',
  'orders',
  'refunds',
  'disputes',
  'salesReport',
  'buyerCodes',
  'openAdvance',
  'holder',
  'balances',
  'payouts',
  'deposits',
  'transactions',
] as const
export type PlatformRead = (typeof platformReads)[number]

export const neverReads = [
  'buyers',
  'messages',
  'products',
  'shopMoney',
  'payers',
  'bankDetails',
  'moveMoney',
  'passwords',
] as const
export type NeverRead = (typeof neverReads)[number]
