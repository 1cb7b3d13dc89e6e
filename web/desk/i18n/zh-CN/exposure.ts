/** The strip of a company's standing at a decision. */
export const exposure = {
  title: '决定前须知',
  ofSeveral: '决定前须知：共 {{count}} 家公司，情况最差的在前',
  clear: '没有逾期、未入账来款、异议或店铺异常',
  pastDue: '逾期 {{count}} 天，{{amount}}',
  reported: '已申报未入账 {{count}} 笔：{{parts}}',
  part: '{{amount}}（{{date}}）',
  lines: '可能是其来款 {{count}} 笔：{{parts}}',
  disputes: '未决异议 {{count}} 项：{{parts}}',
  shop: '{{shop}}：{{troubles}}',
  rating: '客户风险：{{rating}}',
  kycReview: '认证复核 {{date}}',
  kyc: '认证于 {{date}} 通过（{{count}} 天前）',
  noKyc: '认证尚未通过',
  limit: '额度于 {{date}} 决定',
  review: '下次复核 {{date}}',
  stopped: '继续前须由两人逐项写明理由并勾选：{{stops}}',
}
