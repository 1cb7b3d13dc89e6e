import type { WordsOf } from '../words-of.ts'
import type { words as source } from '../zh-CN/statement.ts'

export const words: WordsOf<typeof source> = {
  title: '結單',
  subtitle: '循環融資額度項下的帳目',
  labels: {
    facility: '額度編號',
    lender: '貸款人',
    licence: '放債人牌照號碼',
    borrower: '借款人',
    period: '期間',
    opening: '期初結餘',
    added: '本期增加',
    taken: '本期減少',
    closing: '期末結餘',
  },
  period: '{from}至{to}（包括首尾兩日）',
  accounts: {
    principalReceivable: '應還本金',
    interestReceivable: '應付利息',
    overdueInterestReceivable: '應付逾期利息',
    feeReceivable: '應付費用',
    suspense: '為閣下暫存的款項',
  },
  movements: '本期明細',
  noMovements: '本期並無任何變動。',
  kinds: {
    'drawdown-paid-out': '放款',
    'interest-posted': '利息入帳',
    'overdue-interest-posted': '逾期利息入帳',
    'overdue-interest-taken-back': '逾期利息沖減',
    'repayment-received': '收到還款',
    'fee-charged': '收取費用',
    'charge-waived': '寬免',
    'charge-written-off': '撇帳',
    'suspense-applied': '以暫存款項抵付',
    'suspense-paid-back': '退還暫存款項',
  },
  reversal: '沖回：{entry}',
  note: '金額均以{currency}計。利息為單利，於到期日入帳；逾期利息逐日累計，入帳時四捨五入一次。',
  footer: '{lender} · 放債人牌照號碼 {licence} · {facility}',
}
