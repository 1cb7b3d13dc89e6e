import type { RejectionTexts } from '../rejections.ts'

export const texts: RejectionTexts<'limit'> = {
  salesFell:
    'Recent sales do not yet support the limit that you asked for. You can apply again once they recover.',
  billOverdue: 'Your company has an overdue bill. Please pay it before you apply again.',
  shopUnreadable:
    'The sales of one of your shops cannot be read at present. Please authorise it again under My shops, then apply again.',
  moreInformation:
    'We need more information to decide. Customer service will contact you, and you can apply again afterwards.',
  checks: 'Your request did not pass our checks. Please contact customer service before you apply again.',
}
