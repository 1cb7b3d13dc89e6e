import type { Locale } from '#shared/i18n/locales.ts'
import type { NotificationCode } from '#shared/notifications/notification-codes.ts'

/** `{shop}` in the content stands for a shop's name, `{date}` for a date. */
interface NotificationWords {
  title: string
  content: string
}

export const notificationWords: Record<Locale, Record<NotificationCode, NotificationWords>> = {
  'zh-CN': {
    4016: {
      title: '暂时未能批出额度',
      content: '店铺过去十二个月的销售暂不足以批出额度。您可以关联更多店铺后重新申请。',
    },
    4017: {
      title: '暂时未能批出额度',
      content: '已关联的店铺暂不符合申请条件。请查看店铺列表，关联符合条件的店铺后重新申请。',
    },
    4018: { title: '店铺授权已到期', content: '“{shop}”的授权已到期，我们无法再读取订单。请重新授权。' },
    4019: { title: '店铺授权即将到期', content: '“{shop}”的授权将于 {date} 到期。请在到期前重新授权。' },
  },
  'zh-TW': {
    4016: {
      title: '暫時未能批出額度',
      content: '店舖過去十二個月的銷售暫不足以批出額度。您可以連結更多店舖後重新申請。',
    },
    4017: {
      title: '暫時未能批出額度',
      content: '已連結的店舖暫不符合申請條件。請查看店舖列表，連結符合條件的店舖後重新申請。',
    },
    4018: { title: '店舖授權已到期', content: '「{shop}」的授權已到期，我們無法再讀取訂單。請重新授權。' },
    4019: { title: '店舖授權即將到期', content: '「{shop}」的授權將於 {date} 到期。請在到期前重新授權。' },
  },
  en: {
    4016: {
      title: 'No limit could be granted yet',
      content:
        'Your shops’ sales of the last twelve months do not bear a limit. Link more shops and ask again.',
    },
    4017: {
      title: 'No limit could be granted yet',
      content:
        'The shops that you linked do not qualify. See the list of shops, link one that does and ask again.',
    },
    4018: {
      title: 'A shop’s authorisation has ended',
      content:
        'The authorisation of “{shop}” has ended and its orders can no longer be read. Authorise it again.',
    },
    4019: {
      title: 'A shop’s authorisation is about to end',
      content: 'The authorisation of “{shop}” ends on {date}. Authorise it again before then.',
    },
  },
}
