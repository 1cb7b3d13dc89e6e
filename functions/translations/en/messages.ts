import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/messages.ts'

export const translations: TranslationsOf<typeof source> = {
  'kyc-approved': {
    title: 'Your company is verified',
    content: 'Your company’s verification was approved. You can go on with the application.',
  },
  'kyc-rejected': {
    title: 'Your company was not verified',
    content:
      'We are sorry: your company’s verification was not approved. To learn more, please contact customer service.',
  },
  'kyc-returned': {
    title: 'Your company’s verification needs changes',
    content:
      'Some of what you told us of your company needs to be changed. Everything is kept: change it and submit again.',
  },
  'company-change-approved': {
    title: 'Your company’s new details are in force',
    content: 'The change of your company’s details was approved and is in force now.',
  },
  'company-change-rejected': {
    title: 'The change of your company’s details was not approved',
    content:
      'The change was not approved, and your company’s details stay as they were. To learn more, please contact customer service.',
  },
  'company-change-returned': {
    title: 'The change of your company’s details needs correcting',
    content:
      'Something in the change has to be corrected. Everything is kept, and your company’s details stay as they are until the change is approved.',
  },
  'signing-declined': {
    title: 'A signer has declined to sign',
    content:
      'A signer has declined to sign agreement {agreement}, so this signing has ended. See why, and start it again when you are ready.',
  },
  'signing-lapsed': {
    title: 'A signing has lapsed',
    content:
      'Not everyone signed agreement {agreement} within 30 days, so this signing has ended. You can start it again.',
  },
  'file-infected': {
    title: 'A file contained malware and was deleted',
    content:
      'Our security scan found malware in “{file}”. We deleted it, and nobody opened it. Please check your computer for viruses, then upload a clean copy.',
  },
  'file-unscannable': {
    title: 'A file could not be scanned',
    content:
      'Our security scan could not read “{file}”: it may be damaged or protected by a password, so nobody will open it. Please remove any password and upload it again.',
  },
  'limit-granted': { title: 'Your limit is ready', content: 'Your limit is {limit}. You can draw down now.' },
  'limit-lowered': {
    title: 'Your limit was changed',
    content: 'By your shops’ latest sales, your limit is now {limit}.',
  },
  'limit-raised': {
    title: 'Your limit has been raised',
    content: 'The addendum is signed. Computed anew with the added shops, your limit is now {limit}.',
  },
  'limit-higher-possible': {
    title: 'A higher limit is possible',
    content: 'By your shops’ latest sales, you can ask for a limit above {limit}.',
  },
  'limit-request-offered': {
    title: 'Your higher limit is ready to be signed for',
    content:
      'We agree to raise your limit to {limit}. It applies once everyone who signs for the company has signed the limit increase addendum.',
  },
  'limit-request-approved': {
    title: 'Your higher limit was approved',
    content: 'Your request was approved. Your limit is now {limit}.',
  },
  'limit-request-lapsed': {
    title: 'A higher limit did not take effect',
    content:
      'The addendum for a limit of {limit} was not signed in time, or your facility had ended by then, so the limit was not raised. You can apply again if you still need it.',
  },
  'limit-request-rejected': {
    title: 'Your higher limit was not approved',
    content: 'Your request was not approved. Your limit is still {limit}.',
  },
  'limit-request-withdrawn': {
    title: 'Your request for a higher limit was withdrawn',
    content: 'Your request was withdrawn as you asked. Your limit is still {limit}.',
  },
  'renewal-approved': {
    title: 'Your facility was renewed',
    content: 'Your renewal was approved. Your limit is {limit}, and the next review is on {reviewDate}.',
  },
  'renewal-rejected': {
    title: 'Your renewal was not approved',
    content:
      'Your renewal was not approved. You can draw from your limit of {limit} until {reviewDate}. What you have drawn is repaid as agreed. The reason stands with the facility.',
  },
  'renewal-withdrawn': {
    title: 'Your renewal request was withdrawn',
    content:
      'Your request was withdrawn as you asked. You can draw until {reviewDate}, and ask again before then.',
  },
  'facility-review-soon': {
    title: 'Your facility ends soon: ask for its renewal',
    content:
      'You can draw from your facility until {reviewDate}. Renew it to go on drawing. If you do not, what you have drawn is repaid as agreed.',
  },
  'facility-expired': {
    title: 'Your facility has expired',
    content:
      'Nothing more can be drawn until it is renewed. The principal of {outstanding} is repaid as agreed, or earlier.',
  },
  'facility-closed': {
    title: 'Your facility is closed',
    content: 'Nothing more can be drawn from it, and you owe nothing on it.',
  },
  'drawdown-approved': {
    title: 'Drawdown approved',
    content:
      'Your drawdown of {amount} was approved. The money will soon be sent to the account that you registered.',
  },
  'drawdown-rejected': {
    title: 'Drawdown not approved',
    content: 'We are sorry: your drawdown of {amount} was not approved. The amount is available again.',
  },
  'drawdown-withdrawn': {
    title: 'Drawdown request withdrawn',
    content: 'Your request for {amount} was withdrawn as you asked. The amount is available again.',
  },
  'drawdown-awaits-colleague': {
    title: 'A drawdown waits for approval',
    content: 'A drawdown of {amount} takes a second administrator before it is passed on to us.',
  },
  'drawdown-declined': {
    title: 'Drawdown declined by a colleague',
    content:
      'Another administrator did not agree to the drawdown of {amount}. The amount is available again.',
  },
  'drawdown-lapsed': {
    title: 'Drawdown not approved in time',
    content:
      'No other administrator approved the drawdown of {amount} in time, so it has lapsed. The amount is available again.',
  },
  'second-approval-changed': {
    title: 'Approval rule for drawdowns changed',
    content:
      'An administrator changed which drawdowns take two administrators. If your company does not want this, change it back at once and contact customer service.',
  },
  'payout-account-added': {
    title: 'Payout account added',
    content:
      '{account} was added. It can receive money once it is verified, and no sooner than in 24 hours. If your company does not want this, remove it at once and contact customer service.',
  },
  'payout-account-changed': {
    title: 'Payout account changed',
    content:
      'The payout account is now {account}. It can receive money once it is verified, and no sooner than in 24 hours. If your company does not want this, remove it at once and contact customer service.',
  },
  'payout-account-removed': {
    title: 'Payout account removed',
    content:
      '{account} was removed. No drawdown is paid into it any more. If your company does not want this, contact customer service at once.',
  },
  'payout-account-chosen': {
    title: 'Default payout account changed',
    content:
      '{account} is the default payout account now. If your company does not want this, change it back at once and contact customer service.',
  },
  'payout-account-verified': {
    title: 'Payout account verified',
    content:
      '{account} was verified. If it was added or changed less than 24 hours ago, it can receive money once 24 hours have passed.',
  },
  'payout-account-refused': {
    title: 'Payout account not verified',
    content:
      '{account} could not be verified, and no drawdown is paid into it. Please check its details and submit them again.',
  },
  'drawdown-returned': {
    title: 'Payout returned by the bank',
    content:
      'The drawdown of {amount} was paid out, and the bank returned the money. No interest is charged, and there is nothing to repay. Please check your payout account.',
  },
  'drawdown-paid-out': {
    title: 'The money is on its way',
    content:
      '{amount} was sent to the account that you registered. Please repay {total} on {dueDate} or before.',
  },
  'drawdown-paid-out-in-parts': {
    title: 'The money is on its way',
    content:
      '{amount} was sent to the account that you registered. The first payment of {firstPayment} is due on {firstDueDate}; your note sets out the others.',
  },
  'drawdown-paid-out-by-sales': {
    title: 'The money is on its way',
    content:
      '{amount} was sent to the account that you registered. You repay every week by your net sales: first on {firstDueDate}, when we tell you how much.',
  },
  'paper-ready': {
    title: 'Your document is ready',
    content: '“{file}” is ready for download under Documents.',
  },
  'repayment-due-soon': {
    title: 'Repayment coming up',
    content: '{total} falls due on {dueDate}. Please have the money ready.',
  },
  'repayment-due-soon-deducted': {
    title: 'A repayment is due soon',
    content:
      'A repayment of {total} is due on {dueDate}. It will be deducted from {account}: no transfer is needed. Please see that the account holds enough.',
  },
  'charge-raised': {
    title: 'Repayment due',
    content: '{total} fell due on {dueDate}. Please transfer it and report the payment on the site.',
  },
  'charge-raised-deducted': {
    title: 'A repayment is due and will be deducted',
    content:
      'A repayment of {total} is due on {dueDate} and will be deducted from {account}. No transfer is needed.',
  },
  'deduction-insufficient': {
    title: 'Not deducted: the balance was too low',
    content:
      'Your payment platform account held too little, so {outstanding}, due on {dueDate}, was not deducted. Please transfer it; until it is paid we try again once a day.',
  },
  'deduction-revoked': {
    title: 'Not deducted: the authority has ended',
    content:
      'Your payment platform says that our authority to deduct has ended, so {outstanding}, due on {dueDate}, was not deducted. Please transfer it.',
  },
  'deduction-no-account': {
    title: 'There is no account to deduct from',
    content:
      'Your company has linked no payment platform account that we can deduct from. Please transfer {outstanding}, due on {dueDate}.',
  },
  'fee-charged': {
    title: 'A fee was added to a bill',
    content:
      'A fee of {fee} was added to a bill; {outstanding} is left to pay. If you think it is wrong, you can dispute the bill.',
  },
  'repayment-overdue': {
    title: 'Repayment overdue',
    content:
      'Of a repayment that fell due on {dueDate}, {outstanding} is outstanding. Please pay it soon, or contact customer service if that is difficult.',
  },
  'dispute-upheld': {
    title: 'Bill corrected',
    content: 'You were right about your bill, and we corrected it. {outstanding} is outstanding.',
  },
  'dispute-rejected': {
    title: 'Bill confirmed',
    content:
      'We checked your bill, and it is right. It is payable again: {outstanding} is outstanding. Our answer is on the bill.',
  },
  'repayment-posted': {
    title: 'Repayment posted',
    content: 'We received your repayment of {received}. {outstanding} is still due.',
  },
  'charge-settled': {
    title: 'Settled in full',
    content:
      'We received your repayment of {received}. The drawdown is settled and its amount is available again.',
  },
  'payment-voided': {
    title: 'Your payment did not arrive',
    content: 'The payment of {reported} that you reported did not reach us. It is still due.',
  },
  'repayment-reversed': {
    title: 'Your repayment was returned',
    content: 'Your bank took the repayment of {returned} back. It is due again.',
  },
  'payoff-voided': {
    title: 'Your early repayment did not arrive',
    content:
      'The early repayment of {reported} that you reported did not reach us. The drawdown runs on to its due date.',
  },
  'payoff-reversed': {
    title: 'Your early repayment was returned',
    content:
      'Your bank took the early repayment of {returned} back. The drawdown runs on and falls due on {dueDate}.',
  },
  'payoff-overtaken': {
    title: 'Your early repayment came after the due date',
    content:
      'Your drawdown fell due before your early repayment of {reported} was posted. The payment goes towards what is due.',
  },
  'shop-no-sales': {
    title: 'No recent sales',
    content:
      'Your shop “{shop}” has had no sales for 14 days. If it is still trading, please check its authorisation.',
  },
  'shop-many-refunds': {
    title: 'High refunds',
    content:
      'Over the last 30 days, refunds at your shop “{shop}” came to more than a third of its sales. This may affect your limit.',
  },
  'shop-not-readable': {
    title: 'Shop data unavailable',
    content:
      'We have been unable to read your shop “{shop}” for more than a day and will keep trying. If this continues, please authorise it again.',
  },
  'shop-normal': {
    title: 'Shop back to normal',
    content: 'Your shop “{shop}” is back to normal.',
  },
  'shop-unauthorized': {
    title: 'Shop authorisation withdrawn',
    content:
      'Authorisation for your shop “{shop}” has been withdrawn, so we no longer read its data. Your limit is worked out anew from your other shops; to count this one, please authorise it again.',
  },
  'shop-expired': {
    title: 'Shop authorisation expired',
    content:
      'Authorisation for your shop “{shop}” has expired, so we no longer read its data. Your limit is worked out anew from your other shops; to count this one, please authorise it again.',
  },
  'shop-expiring': {
    title: 'Shop authorisation expiring soon',
    content: 'Authorisation for your shop “{shop}” expires on {expiresOn}. Please renew it before then.',
  },
  'payment-account-unauthorized': {
    title: 'Payment account authorisation withdrawn',
    content:
      'Authorisation for your payment account {account} has been withdrawn, so we no longer read its balance; what you can draw stays bounded by the balance last read. To have it follow the balance again, please authorise the account again.',
  },
  'payment-account-expired': {
    title: 'Payment account authorisation expired',
    content:
      'Authorisation for your payment account {account} has expired, so we no longer read its balance; what you can draw stays bounded by the balance last read. To have it follow the balance again, please authorise the account again.',
  },
}
