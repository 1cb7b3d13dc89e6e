import type { WordsOf } from '../words-of.ts'
import type { words as source } from '../zh-CN/drawdown.ts'

export const words: WordsOf<typeof source> = {
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
  withdrawn: {
    subject: 'Your drawdown request was withdrawn',
    heading: 'Drawdown request withdrawn',
    paragraphs: [
      'Your drawdown request was withdrawn as you asked, and the amount that it reserved is available again.',
      'If this was not you, contact customer service at once.',
    ],
    action: 'View the facility',
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
  secondApprovalChanged: {
    subject: 'Your company’s approval rule for drawdowns was changed',
    heading: 'Approval rule for drawdowns changed',
    paragraphs: [
      'An administrator changed the rule on drawdowns that take two administrators. A stricter rule holds at once, a looser one 24 hours later.',
      'If your company does not want this, log in and change it back at once, and contact customer service.',
    ],
    action: 'View the rule',
  },
  paidOut: {
    subject: 'Your drawdown was paid out',
    heading: 'The money is on its way',
    paragraphs: [
      'The money was sent to the account that you registered. Please repay on the due date or before, as set out below.',
    ],
    action: 'View the drawdown',
  },
}
