import type { DeskTranslations } from '../desk-translations.ts'

export const complaints: DeskTranslations['complaints'] = {
  title: '投訴登記冊',
  none: '登記冊沒有投訴。',
  who: '公司或投訴人',
  anyStatus: '全部狀態',
  figures: '每年的數字',
}
