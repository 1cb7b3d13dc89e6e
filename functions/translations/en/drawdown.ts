import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/drawdown.ts'

export const translations: TranslationsOf<typeof source> = {
  approved: {
    subject: 'Your drawdown was approved',
    heading: 'Drawdown approved',
    paragraphs: [
      'Your drawdown was approved. The money will soon be sent to the account that you registered.',
    ],
    action: 'View the drawdown',
  },
  rejected: {
    subject: 'Your drawdown was not approved',
    heading: 'Drawdown not approved',
    paragraphs: [
      'We are sorry: your drawdown was not approved. The amount is available again, and you can make another request.',
      'To learn more, please contact customer service.',
    ],
    action: 'View the facility',
  },
  returned: {
    subject: 'The bank returned your payout',
    heading: 'Your payout was returned',
    paragraphs: [
      'We sent the money to the account that you registered, and the bank returned it. No interest is charged on this drawdown, and there is nothing to repay.',
      'Please check the account’s holder, number and bank code. If they are right, we will send the money again. If something has to be corrected, change the account: this drawdown is then cancelled, and you can draw again once the amount is available.',
    ],
    action: 'View the payout account',
  },
  withdrawn: {
    subject: 'Your drawdown request was withdrawn',
    heading: 'Drawdown request withdrawn',
    paragraphs: [
      'Your drawdown request was withdrawn as you asked, and the amount that it reserved is available again.',
      'If this was not you, contact customer service at once.',
    ],
    action: 'View the facility',
  },
  requested: {
    subject: 'A drawdown for {company} was asked for',
    heading: 'We received a drawdown request',
    paragraphs: ['{signer} has just signed and submitted a drawdown for {company}. We are reviewing it.'],
    action: 'See the drawdown',
    footnote: 'If you do not know of this drawdown, ask your colleagues and contact customer service now.',
  },
  confirmed: {
    subject: 'Two administrators agreed to a drawdown for {company}',
    heading: 'Two administrators agreed to a drawdown',
    paragraphs: [
      '{confirmer} has just approved a drawdown for {company}, and we are reviewing it. Who asked for it and who approved it both receive this e-mail.',
    ],
    action: 'View second approvals',
    footnote: 'If this was neither you nor your colleague, contact customer service at once.',
  },
  awaitsColleague: {
    subject: 'A drawdown waits for your approval',
    heading: 'A drawdown waits for your approval',
    paragraphs: [
      'A colleague asked for a drawdown, signed by {signer}. Your company wants two administrators to agree to this amount. Please log in, look at it and decide.',
    ],
    action: 'Review the drawdown',
    footnote: 'If you do not know of this drawdown, ask your colleague first. Do not approve it.',
  },
  declined: {
    subject: 'A drawdown was declined within your company',
    heading: 'Drawdown declined by a colleague',
    paragraphs: [
      'Another administrator did not agree to this drawdown. The request was not passed on to us, and the amount is available again.',
    ],
    action: 'View the facility',
  },
  lapsed: {
    subject: 'A drawdown was not approved in time',
    heading: 'Not approved in time',
    paragraphs: [
      'No other administrator approved this drawdown in time, so it was not passed on to us. The amount is available again.',
      'If you still need the money, draw down again at today’s rate.',
    ],
    action: 'Draw down again',
  },
  secondApprovalChanged: {
    subject: 'Your company’s approval rule for drawdowns was changed',
    heading: 'Approval rule for drawdowns changed',
    paragraphs: [
      'An administrator changed the rule on drawdowns that take two administrators. A stricter rule holds at once, a looser one 24 hours later.',
      'If your company does not want this, log in and change it back at once, and contact customer service.',
    ],
    action: 'View the rule',
  },
  payoutAccountAdded: {
    subject: 'A payout account was added for your company',
    heading: 'Payout account added',
    paragraphs: [
      'An administrator added the payout account below. It can receive money once we have verified it, and no sooner than in 24 hours.',
      'If your company does not want this, log in and remove the account at once, change your password and contact customer service.',
    ],
    action: 'View payout accounts',
  },
  payoutAccountChanged: {
    subject: 'Your company’s payout account was changed',
    heading: 'Payout account changed',
    paragraphs: [
      'An administrator changed a payout account. Its details are now as below. It can receive money once we have verified it again, and no sooner than in 24 hours.',
      'If your company does not want this, log in and remove the account at once, change your password and contact customer service.',
    ],
    action: 'View payout accounts',
  },
  payoutAccountRemoved: {
    subject: 'One of your company’s payout accounts was removed',
    heading: 'Payout account removed',
    paragraphs: [
      'An administrator removed the payout account below. No drawdown will be paid into it any more.',
      'If your company does not want this, log in and change your password at once, and contact customer service.',
    ],
    action: 'View payout accounts',
  },
  payoutAccountChosen: {
    subject: 'Your company’s default payout account was changed',
    heading: 'Default payout account changed',
    paragraphs: [
      'An administrator made the account below the default. Drawdowns go there unless another account is chosen.',
      'If your company does not want this, log in and change it back at once, change your password and contact customer service.',
    ],
    action: 'View payout accounts',
  },
  payoutAccountVerified: {
    subject: 'Your payout account was verified',
    heading: 'Payout account verified',
    paragraphs: [
      'We have verified the payout account below. If it was added or changed less than 24 hours ago, it can receive money once 24 hours have passed.',
    ],
    action: 'View payout accounts',
  },
  payoutAccountRefused: {
    subject: 'Your payout account could not be verified',
    heading: 'Payout account not verified',
    paragraphs: [
      'We are sorry: the payout account below could not be verified, and no drawdown will be paid into it. Please check the account name, number and bank, and submit them again.',
    ],
    action: 'View payout accounts',
  },
  sms: {
    added:
      '[{brand}] A payout account was added for your company. Nothing is paid into it for 24 hours. If this was not your company, log in, remove it and contact us at once.',
    changed:
      '[{brand}] Your company’s payout account was changed. Nothing is paid into it for 24 hours. If this was not your company, log in and contact us at once.',
    removed:
      '[{brand}] One of your company’s payout accounts was removed. If this was not your company, log in and contact us at once.',
    chosen:
      '[{brand}] Your company’s default payout account was changed. If this was not your company, log in and contact us at once.',
  },
  paidOut: {
    subject: 'Your drawdown was paid out',
    heading: 'The money is on its way',
    paragraphs: [
      'The money was sent to the account that you registered. Please repay on the due date or before, as set out below.',
    ],
    action: 'View the drawdown',
  },
  paidOutInParts: {
    subject: 'Your drawdown was paid out',
    heading: 'The money is on its way',
    paragraphs: [
      'The money was sent to the account that you registered. You repay it in {count} payments: the first is below, and your note sets out the date and amount of each.',
    ],
    action: 'View the drawdown',
  },
  paidOutBySales: {
    subject: 'Your drawdown was paid out',
    heading: 'The money is on its way',
    paragraphs: [
      'The money was sent to the account that you registered. You repay {share} of your net sales every week; the bill of the week tells you how much. All of it is repaid by the date below.',
    ],
    action: 'View the drawdown',
  },
}
