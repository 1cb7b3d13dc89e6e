import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/repayment.ts'

export const translations: TranslationsOf<typeof source> = {
  dueSoon: {
    subject: 'A repayment is due on {date}',
    heading: 'Repayment coming up',
    paragraphs: [
      'A drawdown of yours falls due on {date}. Please have the money ready and transfer it to the account below on that day, with the transfer reference.',
      'Would you rather repay early? The site shows what settles it today; interest is charged up to that day only.',
    ],
    action: 'View your repayments',
  },
  dueSoonDeducted: {
    subject: 'A repayment is due on {date} and will be deducted',
    heading: 'A repayment will be deducted',
    paragraphs: [
      'One of your drawdowns is due on {date}. We will deduct it from the payment platform account below, so no transfer is needed. Please see that the account holds enough on that day.',
      'If you would like to repay early, look up the amount for the day on the website: interest runs to the day of payment only.',
    ],
    action: 'View what is due',
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
  deductionInsufficient: {
    subject: 'Not deducted: please transfer your repayment',
    heading: 'Your account held too little',
    paragraphs: [
      'We could not deduct what is due from your payment platform account: it held too little, and nothing was taken.',
      'Please transfer what is left to the account below and report the payment on the website; or wait until the account holds enough, as we try again once a day. Principal that is not repaid bears overdue interest once the days of grace are over.',
    ],
    action: 'View the bill',
  },
  deductionRevoked: {
    subject: 'Not deducted: please transfer your repayment',
    heading: 'The authority to deduct has ended',
    paragraphs: [
      'Your payment platform says that your account no longer lets us deduct, so nothing was taken of what is due.',
      'Please transfer what is left to the account below and report the payment on the website. To have repayments deducted again, authorise us anew at the payment platform.',
    ],
    action: 'View the bill',
  },
  deductionNoAccount: {
    subject: 'No account to deduct from: please transfer your repayment',
    heading: 'There is no account to deduct from',
    paragraphs: [
      'Your drawdown is to be repaid by deduction at the payment platform, but your company has linked no account there that we can deduct from. Nothing was taken of what is due.',
      'Please transfer what is left to the account below and report the payment on the website.',
    ],
    action: 'View the bill',
  },
  feeCharged: {
    subject: 'A fee was added to your bill',
    heading: 'A fee was added',
    paragraphs: [
      'We added the fee below to your bill. It passes on what a third party charged us; its document is among your documents. If you think it is wrong, you can dispute the bill or contact us.',
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
