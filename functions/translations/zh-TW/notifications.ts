import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/notifications.ts'

export const translations: TranslationsOf<typeof source> = {
  4016: {
    title: '暫時未能批出信貸額',
    content: '網店過去十二個月的銷售暫不足以批出信貸額。您可以連接更多網店後重新申請。',
  },
  4017: {
    title: '暫時未能批出信貸額',
    content: '已連接的網店暫不符合申請條件。請查看網店列表，連接符合條件的網店後重新申請。',
  },
  4018: { title: '網店授權已到期', content: '「{shop}」的授權已到期，我們無法再讀取訂單。請重新授權。' },
  4019: { title: '網店授權即將到期', content: '「{shop}」的授權將於 {date} 到期。請在到期前重新授權。' },
  4020: {
    title: '網店尚未計入信貸額',
    content: '「{shop}」在信貸額生效後才連接。簽署一份補充協議，便可將其加入信貸額。',
  },
}
