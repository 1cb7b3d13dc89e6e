/** Names of the product lines. */
export const productLines = {
  small_shop_financing: '小店融資',
  revenue_credit_automation: '營收信貸',
  payoneer: '支付平台融資',
}
