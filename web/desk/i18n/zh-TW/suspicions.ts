import type { DeskTranslations } from '../desk-translations.ts'

export const suspicions: DeskTranslations['suspicions'] = {
  title: '可疑交易',
  confidential:
    '向任何人透露可疑情況或舉報都可能觸犯法律。只有合規人員能看到本頁，審計、公司經過和其他頁面都不會顯示。',
  none: '登記冊沒有紀錄。',
}
