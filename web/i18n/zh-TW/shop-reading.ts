import type { shopReading as source } from '../zh-CN/shop-reading.ts'

export const shopReading = {
  pending: '即將開始讀取訂單',
  importing: '正在讀取訂單',
  days: '已讀取 {{read}} 日，共 {{all}} 日',
  count: '{{count}} 筆訂單及退款',
  upTo: '已讀取至 {{date}}',
  leave: '您可以離開此頁，讀取會在背景繼續。',
} satisfies typeof source
