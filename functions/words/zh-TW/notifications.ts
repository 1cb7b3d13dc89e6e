import type { WordsOf } from '../words-of.ts'
import type { words as source } from '../zh-CN/notifications.ts'

export const words: WordsOf<typeof source> = {
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
}
