import type { LocalClient } from '../../../../scripts/journey/local-client.ts'
import { performByTwo } from '../desk-seller.ts'
import { typedWords } from './typed-words.ts'

/** Only a PNG's signature and header, from which type and dimensions are read. */
const pngFile = Buffer.from('89504e470d0a1a0a0000000d494844520000012c0000012c', 'hex')

const reason = typedWords.campaign

/** Publishes announcements and other content for sellers and visitors. */
export const publishAll = async (local: LocalClient): Promise<void> => {
  await performByTwo(local, 'announcement-publish', {
    id: 'holiday',
    titleZhCn: '春节假期安排',
    contentZhCn: '春节期间提款和还款照常受理，放款顺延至下一个工作日。',
    titleZhTw: '春節假期安排',
    contentZhTw: '春節期間提款和還款照常受理，放款順延至下一個工作日。',
    titleEn: 'Over the New Year holiday',
    contentEn: 'Drawdowns and repayments are taken as usual; payouts are made on the next business day.',
    reason,
  })
  await performByTwo(local, 'red-packet-issue', {
    id: 'welcome-2099',
    type: 'interest-coupon',
    amount: '50.00',
    currency: 'GBP',
    expiresOn: '2099-12-31',
    quantity: '100',
    reason,
  })
  await performByTwo(local, 'campaign-tag-set', {
    id: 'spring-2099',
    template: 'adv-red',
    name: typedWords.campaign,
    redPacket: 'welcome-2099',
    reason,
  })
  await performByTwo(local, 'customer-service-set', {
    id: '12',
    name: typedWords.adviser,
    image: pngFile.toString('base64'),
    reason,
  })
  await performByTwo(local, 'link-set', { id: 'spring', path: '/financing/', reason })
  await local.desk('terms-propose', {
    productCode: 'small_shop_financing',
    validFrom: '2098-01-02',
    changes: { marginPercent: '6.00', limitCapCents: 60_000_000 },
  })
}
