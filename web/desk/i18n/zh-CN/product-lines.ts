/** Names of the product lines. */
export const productLines = {
  small_shop_financing: '小店融资',
  revenue_credit_automation: '营收信贷',
  payoneer: '支付平台融资',
}
