import type { WordsOf } from '../words-of.ts'
import type { words as source } from '../zh-CN/statement.ts'

export const words: WordsOf<typeof source> = {
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
}
