/** Names of the product lines. */
export const productLines = {
  small_shop_financing: 'Small shop financing',
  revenue_credit_automation: 'Revenue credit',
  payoneer: 'Payment platform financing',
}
