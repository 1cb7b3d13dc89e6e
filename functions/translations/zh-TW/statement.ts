import { postingLabels } from '#shared/ledger/posting-labels/zh-TW.ts'
import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/statement.ts'

export const translations: TranslationsOf<typeof source> = {
  title: '結單',
  subtitle: '循環信貸額項下的帳目',
  labels: {
    facility: '協議編號',
    lender: '貸款人',
    licence: '放債人牌照號碼',
    borrower: '借款人',
    period: '期間',
    opening: '期初結餘',
    added: '本期增加',
    taken: '本期減少',
    closing: '期末結餘',
    date: '日期',
    valueDate: '起息日',
    entry: '事項',
    recovered: '撇帳後收到的款項',
    drawdown: '提款（還款轉帳備註）',
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
  plans: {
    title: '還款安排',
    inForce: '{date} 起生效',
    kept: '{date} 已按安排還清',
    broken: '{date} 因未按期還款而終止',
    ended: '{date} 由貸款人終止',
  },
  kinds: postingLabels,
  reversal: '沖回：{entry}',
  note: '金額均以{currency}計。利息為單利，於到期日入帳，放款時預扣的於放款日入帳；逾期利息逐日累計，入帳時四捨五入一次。',
  interestPaper: {
    title: '利息支付證明',
    heading: '期內已付',
    parts: { interest: '已付利息', overdueInterest: '已付逾期利息', fee: '已付費用' },
    total: '合計',
    payments: '付款日期',
    noPayments: '期內沒有支付利息或費用。',
    note: '金額均以{currency}計，按款項到帳日期計算，放款時預扣的按放款日期計算，不包括已寬免或撇帳的部分；被銀行退回的付款及提早還款時退還的款項以負數沖減。',
  },
  footer: '{lender} · 放債人牌照號碼 {licence} · {facility}',
}
