import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/overdue-letter.ts'

export const translations: TranslationsOf<typeof source> = {
  subtitle: 'Revolving facility {facility}',
  labels: {
    date: 'Date',
    borrower: 'Borrower',
    borrowerAddress: 'Registered address',
    lender: 'Lender',
    lenderAddress: "Lender's address",
    facility: 'Agreement number',
    dueDate: 'Due date',
    principal: 'Principal',
    interest: 'Interest',
    overdueInterest: 'Overdue interest',
    fee: 'Fees',
    owed: 'Owed',
    total: 'Total owed',
    payDeadline: 'To be paid by',
    bank: 'Bank',
    accountName: 'Payee',
    accountNumber: 'Account number',
    reference: 'Transfer reference',
  },
  billsHeading: 'Overdue bills at {date} ({currency})',
  totalHeading: 'Amount owed',
  letters: {
    reminder: {
      title: 'Payment reminder',
      opening: [
        'Our records show that the bills below have fallen due and have not been paid in full. If you have already paid, please disregard this letter and report the transfer in the portal, so that we can find it.',
      ],
      closing: [
        'Please transfer {total} to the account above on or before {payDeadline}, quoting the transfer reference.',
        'If paying is difficult at present, please contact us early: we would like to find a solution with you.',
      ],
    },
    demand: {
      title: 'Demand for payment',
      opening: [
        'The bills below have fallen due under the revolving facility agreement between us and remain unpaid despite our reminders. We hereby demand payment.',
      ],
      closing: [
        'Please transfer {total} to the account above on or before {payDeadline}, quoting the transfer reference.',
        'Until payment, unpaid principal continues to bear simple interest at the agreed rate. The rate is not increased because of the delay, and no interest is charged on interest.',
        'If you dispute a bill, please do so in the portal before that date.',
      ],
    },
    'final-demand': {
      title: 'Final demand for payment',
      opening: [
        'We have demanded payment of the bills below, and they remain unpaid. This is our final demand before legal action.',
      ],
      closing: [
        'If we have not received {total} on or before {payDeadline}, we intend to start legal proceedings against the borrower, and against any guarantor under a personal guarantee, without further notice.',
        'Until payment, unpaid principal continues to bear simple interest at the agreed rate. We reserve all our rights under the agreement and at law.',
        'If anything is unclear, we suggest that you take independent legal advice.',
      ],
    },
  },
  warning:
    "Warning: You have to repay your loans. Don't pay any intermediaries. If repaying is difficult, please contact us early.",
  footer: "{lender} · Money lender's licence {licence} · {facility}",
}
