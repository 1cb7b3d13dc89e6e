import { postingLabels } from '#shared/ledger/posting-labels/en.ts'
import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/statement.ts'

export const translations: TranslationsOf<typeof source> = {
  title: 'Statement of Account',
  subtitle: 'Under the revolving facility',
  labels: {
    facility: 'Agreement number',
    lender: 'Lender',
    licence: "Money lender's licence",
    borrower: 'Borrower',
    period: 'Period',
    opening: 'Opening balance',
    added: 'Added',
    taken: 'Deducted',
    closing: 'Closing balance',
    date: 'Date',
    valueDate: 'Value date',
    entry: 'Entry',
    recovered: 'Received after write-off',
    drawdown: 'Drawdown (transfer reference)',
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
  noMovements: 'There were no movements in this period.',
  plans: {
    title: 'Payment plans',
    inForce: 'In force from {date}',
    kept: 'Repaid as planned on {date}',
    broken: 'Broken on {date}, as an instalment was missed',
    ended: 'Ended by the lender on {date}',
  },
  kinds: postingLabels,
  reversal: 'Reversed: {entry}',
  note: 'Amounts are in {currency}. Interest is simple and is charged on the due date, or at payout where it is deducted then; overdue interest accrues daily and is rounded once, when it is charged.',
  interestPaper: {
    title: 'Certificate of Interest Paid',
    heading: 'Paid in the period',
    parts: { interest: 'Interest paid', overdueInterest: 'Overdue interest paid', fee: 'Fees paid' },
    total: 'Total',
    payments: 'Payment date',
    noPayments: 'No interest or fees were paid in this period.',
    note: 'All amounts are in {currency} and count on the day the money arrived or, where they were deducted at payout, on the day of the payout. Amounts waived or written off are not included; payments returned by the bank and rebates are deducted.',
  },
  footer: "{lender} · Money lender's licence {licence} · {facility}",
}
