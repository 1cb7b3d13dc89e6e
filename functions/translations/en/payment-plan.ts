import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/payment-plan.ts'

export const translations: TranslationsOf<typeof source> = {
  title: 'Payment Plan Addendum',
  subtitle: 'New repayment dates and amounts for one drawdown under a revolving facility agreement',
  labels: {
    number: 'Addendum number',
    date: 'Date',
    facilityAgreement: 'Adds to agreement',
    facilityAgreementDate: 'Of',
    drawdown: 'Drawdown',
    rate: 'Annual rate',
    owed: 'Debt under the plan',
    interest: 'Overdue interest during the plan',
    total: 'All instalments',
    until: 'To be signed by',
    language: 'Binding version',
  },
  language: 'English',
  instalment: 'Instalment {number}: {date}, {amount}',
  graceOf: {
    none: ', without a grace period',
    calendar: ', or within a grace period of {days} days after it',
    business: ', or within a grace period of {days} Hong Kong business days after it',
  },
  interestOf: {
    asAgreed: [
      "During the plan, overdue principal continues to bear simple interest at the drawdown's agreed rate of {rate}% a year until it is paid. The plan does not raise the rate, and interest is not added to principal.",
    ],
    none: [
      'From {from}, overdue principal bears no overdue interest for as long as the plan is in force; overdue interest that accrued before remains payable. The plan does not raise the rate, and interest is not added to principal.',
    ],
  },
  collectionOf: {
    deducted: [
      'While this arrangement is in force, the Lender has nothing deducted by the payment platform for the drawdown, and the Borrower pays each instalment by transfer. Once it has ended, what is still owed is deducted by the payment platform again.',
    ],
  },
  weeksOf: {
    replaced: [
      'From the day on which this addendum takes effect, no share of sales falls due for the Drawdown any more, for the week that is then running or has just ended neither. What is left of the principal falls due on the dates above instead, each time with simple interest at the agreed rate up to that date. If the plan ends before the Drawdown is repaid, shares of sales fall due again from the first whole week after that day, and what is left at {tenorEnd}, or at the end of the plan if that is later, falls due at once. What is named below as falling due later is reckoned by these dates.',
    ],
  },
  opening: [
    'This addendum is made on the date above between {lender}, licensed under the Money Lenders Ordinance (Cap. 163 of the Laws of Hong Kong) with licence number {licence} (the "Lender"), and {borrower} (the "Borrower"). It adds to the revolving facility agreement number {facilityNumber} that they made on {facilityDate} (the "Principal Agreement"), for the drawdown of {drawdownDate} with a principal of {principal} and reference {reference} (the "Drawdown"). Terms defined there have the same meaning here.',
    'Please read it in full before you sign. If anything is unclear, ask the Lender first or take independent legal advice.',
  ],
  clauses: [
    {
      heading: 'The payment plan',
      paragraphs: [
        'The Borrower repays the Drawdown on these dates and in these amounts:',
        '{instalments}',
        '{weeksClause}',
        '{collectionClause}',
        'The instalments come to {total}: {owed} that was due by {from} or falls due later under the Principal Agreement, and overdue interest of {interest} if every instalment is paid on its date. Where a payment is earlier or later, the interest is less or more and the last instalment changes with it; the last instalment pays all that is then owed on the Drawdown.',
        'Repayments received from {from} on count towards the instalments in their order. The Borrower may repay early at any time.',
      ],
    },
    { heading: 'Interest', paragraphs: ['{interestClause}'] },
    {
      heading: 'While the plan is kept',
      paragraphs: [
        'Each instalment is to be paid in full by its date{grace}. For as long as that is done, the Lender does not pursue the bills of the Drawdown and makes no charge because of default on them.',
        'This addendum does not change the bills of the Drawdown, their amounts or the order in which a repayment settles them.',
      ],
    },
    {
      heading: 'If an instalment is missed',
      paragraphs: [
        'If an instalment is not paid in full by the end of its grace period, the plan ends. The due dates and remedies of the Principal Agreement then apply to the Drawdown again, and overdue interest runs again from that day.',
        'What was paid before has reduced the debt. Overdue interest that did not accrue because of the plan is not charged later, and nothing is charged twice.',
      ],
    },
    {
      heading: 'What does not change',
      paragraphs: [
        'This addendum does not raise the rate or the fees of the Principal Agreement, and does not concern other drawdowns. The Lender charges nothing for it.',
      ],
    },
    {
      heading: 'General',
      paragraphs: [
        'Save as this addendum says otherwise, all of the Principal Agreement stays as it is and applies to this addendum, including what it says of signing electronically.',
        'This addendum takes effect when every signer has signed it. Where not everyone has signed by {until}, or the Lender withdraws it before, it lapses and the Principal Agreement is not affected.',
        'The {language} version of this addendum is the binding one; versions in other languages are for reference. It is negotiated and made in Hong Kong, and governed by and construed in accordance with the laws of the Hong Kong Special Administrative Region.',
      ],
    },
  ],
  footer: "{lender} · Money lender's licence {licence} · Addendum version {version}",
}
