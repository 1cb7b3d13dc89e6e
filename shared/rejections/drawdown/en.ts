import type { RejectionTexts } from '../rejections.ts'

export const texts: RejectionTexts<'drawdown'> = {
  salesFell:
    'Recent sales are lower than when the limit was set. You can request a smaller amount, or wait until sales recover.',
  billOverdue: 'Your company has an overdue bill. Please pay it before you request another drawdown.',
  shopUnreadable:
    'The sales of one of your shops cannot be read at present. Please authorise it again under My shops, then request the drawdown.',
  payoutAccount:
    'The details of the payout account could not be confirmed. Please check or replace it under Payout accounts, then request the drawdown.',
  moreInformation:
    'We need more information to decide. Customer service will contact you, and you can request the drawdown again afterwards.',
  checks:
    'The drawdown did not pass our checks before payout. Please contact customer service before you request it again.',
}
