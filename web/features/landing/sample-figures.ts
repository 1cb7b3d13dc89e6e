/** The worked example of the landing page: simple interest, ACT/360. */
export const sample = {
  currency: 'GBP',
  limit: '52000.00',
  used: '12000.00',
  pending: '0.00',
  available: '40000.00',
  principal: '10000.00',
  days: 90,
  rate: '12.00',
  /** 10,000 × 12% × 90 ÷ 360. */
  interest: '300.00',
  total: '10300.00',
} as const
