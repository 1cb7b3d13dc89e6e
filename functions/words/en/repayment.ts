import type { WordsOf } from '../words-of.ts'
import type { words as source } from '../zh-CN/repayment.ts'

export const words: WordsOf<typeof source> = {
  dueSoon: {
    subject: 'A repayment is due on {date}',
    heading: 'Repayment coming up',
    paragraphs: [
      'A drawdown of yours falls due on {date}. Please have the money ready and transfer it to the account below on that day, with the transfer reference.',
      'Would you rather repay early? The site shows what settles it today; interest is charged up to that day only.',
    ],
    action: 'View your repayments',
  },
  dueToday: {
    subject: 'A repayment is due today',
    heading: 'Repayment due',
    paragraphs: [
      'Your drawdown has fallen due. Please transfer what is outstanding to the account below and report the payment on the site, so that we can post it promptly.',
    ],
    action: 'View the bill',
  },
  overdue: {
    subject: 'A repayment is overdue',
    heading: 'Repayment overdue',
    paragraphs: [
      'A repayment of yours is still outstanding, and overdue interest accrues daily on the principal. Please transfer what is outstanding to the account below and report the payment on the site.',
      'If that is difficult at present, please contact customer service early. If you transferred and reported it today, you need do nothing.',
    ],
    action: 'View the bill',
  },
  repaid: {
    subject: 'Your repayment was posted: settled in full',
    heading: 'Settled in full',
    paragraphs: [
      'We received your repayment. The drawdown is settled and its amount is available again. Thank you.',
    ],
    action: 'View the facility',
  },
  partlyRepaid: {
    subject: 'Your repayment was posted',
    heading: 'Repayment posted',
    paragraphs: ['We received your repayment. The rest is still due: please pay it as soon as you can.'],
    action: 'View the bill',
  },
  disputeUpheld: {
    subject: 'Your bill was corrected',
    heading: 'You were right',
    paragraphs: [
      'We looked into what you told us and corrected the bill. These are its amounts now; no overdue interest is charged for the time of the dispute.',
    ],
    action: 'View the bill',
  },
  disputeRejected: {
    subject: 'Your bill stands',
    heading: 'Your bill stands',
    paragraphs: [
      'We looked into what you told us, and the bill is right. It is payable again, with the overdue interest of the meantime, except for the days by which we took longer than 14 days to answer.',
      'Please transfer what is outstanding to the account below. Contact customer service with any question.',
    ],
    action: 'View the bill',
  },
  repaymentReversed: {
    subject: 'Your repayment was returned by the bank',
    heading: 'Repayment returned',
    paragraphs: [
      'A repayment that we had posted was returned by the bank. We took it back, and what it had settled is due again.',
      'Please transfer what is outstanding to the account below and report the payment on the site. Overdue interest is charged on principal that is not repaid.',
    ],
    action: 'View the bill',
  },
  paymentVoided: {
    subject: 'We did not receive the payment that you reported',
    heading: 'Payment not received',
    paragraphs: [
      'We could not find the payment that you reported. The report is void, and what the bill asks for stays as it was.',
      'If you made the transfer, please send its receipt to customer service. If not, please make it and report it again.',
    ],
    action: 'View the bill',
  },
  payoffReversed: {
    subject: 'Your early settlement was returned by the bank',
    heading: 'Early settlement returned',
    paragraphs: [
      'Your early settlement was returned by the bank, and we took it back. The drawdown runs on to its due date, with the interest that it would have borne without it.',
      'Until then you can settle it early again. A bill follows on the due date, or at once where that has passed.',
    ],
    action: 'View the drawdown',
  },
  payoffVoided: {
    subject: 'We did not receive your early settlement',
    heading: 'Early settlement not received',
    paragraphs: [
      'We could not find the early settlement that you reported. The report is void, and the drawdown runs on to its due date.',
      'If you made the transfer, please send its receipt to customer service.',
    ],
    action: 'View the drawdown',
  },
  payoffOvertaken: {
    subject: 'Your early settlement now counts for the repayment that is due',
    heading: 'The drawdown has fallen due',
    paragraphs: [
      'The drawdown fell due before the early settlement that you reported was posted, and so the total to the due date is owed. Your report was moved to the bill, and is posted when the money arrives.',
      'If you made the transfer, do not make it again: pay only the difference.',
    ],
    action: 'View the bill',
  },
}
