/** The strip of a company's standing at a decision. */
export const exposure = {
  title: '決定前須知',
  ofSeveral: '決定前須知：共 {{count}} 家公司，情況最差的在前',
  clear: '沒有逾期、未入帳來款、異議或網店異常',
  pastDue: '逾期 {{count}} 天，{{amount}}',
  reported: '已申報未入帳 {{count}} 筆：{{parts}}',
  part: '{{amount}}（{{date}}）',
  lines: '可能是其來款 {{count}} 筆：{{parts}}',
  disputes: '未決異議 {{count}} 項：{{parts}}',
  shop: '{{shop}}：{{troubles}}',
  rating: '客戶風險：{{rating}}',
  kycReview: '認證覆核 {{date}}',
  kyc: '認證於 {{date}} 通過（{{count}} 天前）',
  noKyc: '認證尚未通過',
  limit: '信貸額於 {{date}} 決定',
  review: '下次覆核 {{date}}',
  stopped: '繼續前須由兩人逐項寫明理由並剔選：{{stops}}',
}
