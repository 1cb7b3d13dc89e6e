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
  paidOut: {
    subject: 'Your drawdown was paid out',
    heading: 'The money is on its way',
    paragraphs: [
      'The money was sent to the account that you registered. Please repay on the due date or before, as set out below.',
    ],
    action: 'View the drawdown',
  },
}
