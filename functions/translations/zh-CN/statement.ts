import { postingLabels } from '#shared/ledger/posting-labels/zh-CN.ts'

/** A facility's statement of account. */
export const translations = {
  title: '对账单',
  subtitle: '循环融资额度项下的账目',
  labels: {
    facility: '协议编号',
    lender: '贷款人',
    licence: '放债人牌照号码',
    borrower: '借款人',
    period: '期间',
    opening: '期初余额',
    added: '本期增加',
    taken: '本期减少',
    closing: '期末余额',
    date: '日期',
    valueDate: '起息日',
    entry: '事项',
    recovered: '核销后收到的款项',
    drawdown: '提款（还款转账附言）',
  },
  period: '{from}至{to}（含首尾两日）',
  accounts: {
    principalReceivable: '应还本金',
    interestReceivable: '应付利息',
    overdueInterestReceivable: '应付逾期利息',
    feeReceivable: '应付费用',
    suspense: '为您暂存的款项',
  },
  movements: '本期明细',
  noMovements: '本期没有任何变动。',
  plans: {
    title: '还款安排',
    inForce: '{date} 起生效',
    kept: '{date} 已按安排还清',
    broken: '{date} 因未按期还款终止',
    ended: '{date} 由贷款人终止',
  },
  kinds: postingLabels,
  /** Wraps the label of a reversed posting. */
  reversal: '冲回：{entry}',
  note: '金额均以{currency}计。利息为单利，于到期日入账，放款时预扣的于放款日入账；逾期利息逐日累计，入账时四舍五入一次。',
  interestPaper: {
    title: '利息支付证明',
    heading: '本期已付',
    parts: { interest: '已付利息', overdueInterest: '已付逾期利息', fee: '已付费用' },
    total: '合计',
    payments: '付款日期',
    noPayments: '本期没有支付利息或费用。',
    note: '金额均以{currency}计，按款项到账的日期计算，放款时预扣的按放款日计算，不含已减免或核销的部分；被银行退回的付款和提前还款时退还的款项以负数冲减。',
  },
  footer: '{lender} · 放债人牌照号码 {licence} · {facility}',
} as const
