import type { PostingKind } from '../posting.ts'

export const postingLabels: Readonly<Record<PostingKind, string>> = {
  'limit-granted': '批出信貸額',
  'limit-changed': '信貸額變動',
  'drawdown-requested': '申請提款',
  'drawdown-released': '提款取消',
  'drawdown-paid-out': '放款',
  'interest-posted': '利息入帳',
  'fee-posted': '費用入帳',
  'rebate-given': '退還預扣的利息及費用，抵減本金',
  'packet-applied': '利是扣減利息',
  'overdue-interest-posted': '逾期利息入帳',
  'overdue-interest-taken-back': '逾期利息沖減',
  'repayment-received': '收到還款',
  'fee-charged': '收取費用',
  'charge-waived': '寬免',
  'charge-written-off': '撇帳',
  'suspense-received': '收到並暫存款項',
  'suspense-applied': '以暫存款項抵付',
  'suspense-paid-back': '退還暫存款項',
  'facility-closed': '信貸額關閉',
  reversal: '沖正',
}
