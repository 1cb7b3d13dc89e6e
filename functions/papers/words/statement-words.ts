import type { Locale } from '#shared/i18n/locales.ts'
import type { PostingKind } from '#shared/ledger/posting.ts'
import type { StatementAccount } from '#shared/ledger/statement.ts'

/** What moves an account that a borrower is told of. */
export type ToldKind = Exclude<
  PostingKind,
  | 'limit-granted'
  | 'limit-changed'
  | 'drawdown-requested'
  | 'drawdown-released'
  | 'facility-closed'
  | 'reversal'
>

/** The labels and sentences of a statement of account. Braces stand for what its data fills in. */
export interface StatementWords {
  title: string
  subtitle: string
  labels: Record<
    'facility' | 'lender' | 'licence' | 'borrower' | 'period' | 'opening' | 'added' | 'taken' | 'closing',
    string
  >
  period: string
  accounts: Record<StatementAccount, string>
  movements: string
  noMovements: string
  kinds: Record<ToldKind, string>
  /** Around the words for what was taken back. */
  reversal: string
  note: string
  footer: string
}

export const statementWords: Record<Locale, StatementWords> = {
  'zh-CN': {
    title: '对账单',
    subtitle: '循环融资额度项下的账目',
    labels: {
      facility: '额度编号',
      lender: '贷款人',
      licence: '放债人牌照号码',
      borrower: '借款人',
      period: '期间',
      opening: '期初余额',
      added: '本期增加',
      taken: '本期减少',
      closing: '期末余额',
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
    kinds: {
      'drawdown-paid-out': '放款',
      'interest-posted': '利息入账',
      'overdue-interest-posted': '逾期利息入账',
      'overdue-interest-taken-back': '逾期利息冲减',
      'repayment-received': '收到还款',
      'fee-charged': '收取费用',
      'charge-waived': '减免',
      'charge-written-off': '核销',
      'suspense-applied': '以暂存款项抵付',
      'suspense-paid-back': '退还暂存款项',
    },
    reversal: '冲回：{entry}',
    note: '金额均以{currency}计。利息为单利，于到期日入账；逾期利息逐日累计，入账时四舍五入一次。',
    footer: '{lender} · 放债人牌照号码 {licence} · {facility}',
  },
  'zh-TW': {
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
  },
  en: {
    title: 'Statement of Account',
    subtitle: 'Under the revolving facility',
    labels: {
      facility: 'Facility number',
      lender: 'Lender',
      licence: "Money lender's licence",
      borrower: 'Borrower',
      period: 'Period',
      opening: 'Opening balance',
      added: 'Added',
      taken: 'Taken off',
      closing: 'Closing balance',
    },
    period: '{from} to {to}, both included',
    accounts: {
      principalReceivable: 'Principal owed',
      interestReceivable: 'Interest owed',
      overdueInterestReceivable: 'Overdue interest owed',
      feeReceivable: 'Fees owed',
      suspense: 'Held for you',
    },
    movements: 'Movements',
    noMovements: 'Nothing moved in this period.',
    kinds: {
      'drawdown-paid-out': 'Drawdown paid out',
      'interest-posted': 'Interest charged',
      'overdue-interest-posted': 'Overdue interest charged',
      'overdue-interest-taken-back': 'Overdue interest taken back',
      'repayment-received': 'Repayment received',
      'fee-charged': 'Fee charged',
      'charge-waived': 'Waived',
      'charge-written-off': 'Written off',
      'suspense-applied': 'Settled from what was held',
      'suspense-paid-back': 'Paid back from what was held',
    },
    reversal: 'Taken back: {entry}',
    note: 'Amounts are in {currency}. Interest is simple and is charged on the due date; overdue interest accrues by the day and is rounded once, when it is charged.',
    footer: "{lender} · Money lender's licence {licence} · {facility}",
  },
}
