import type { PostingKind } from '../posting.ts'

/** What each kind of posting is called, for sellers in statements and for the lender's people. */
export const postingLabels: Readonly<Record<PostingKind, string>> = {
  'limit-granted': '授予额度',
  'limit-changed': '额度变动',
  'drawdown-requested': '申请提款',
  'drawdown-released': '提款取消',
  'drawdown-paid-out': '放款',
  'interest-posted': '利息入账',
  'fee-posted': '费用入账',
  'rebate-given': '退还预扣的利息和费用，抵减本金',
  'packet-applied': '红包抵扣利息',
  'overdue-interest-posted': '逾期利息入账',
  'overdue-interest-taken-back': '逾期利息冲减',
  'repayment-received': '收到还款',
  'fee-charged': '收取费用',
  'charge-waived': '减免',
  'charge-written-off': '核销',
  'suspense-received': '收到并暂存款项',
  'suspense-applied': '以暂存款项抵付',
  'suspense-paid-back': '退还暂存款项',
  'facility-closed': '额度关闭',
  reversal: '冲正',
}
