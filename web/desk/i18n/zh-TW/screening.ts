import type { DeskTranslations } from '../desk-translations.ts'

export const screening: DeskTranslations['screening'] = {
  title: '制裁名單篩查',
  notScreened: '此環境沒有設定篩查引擎：公司、相關人士及帳戶都沒有經過制裁名單篩查。',
  never: '尚未篩查。',
  answered: '{{when}} 已篩查 {{count}} 個名稱（{{engine}}）。',
  unanswered: '{{when}} 引擎沒有回應（{{engine}}）。審批及放款等候篩查，每小時自動重試。',
  unfinished: '{{when}} 命中太多，尚未完成（{{engine}}）。判定現有命中之後自動繼續。',
  clear: '沒有未排除的命中。',
  holding: '{{count}} 項命中沒有排除，認證及放款暫停。',
  confidential: '不得讓賣家得知命中：對外認證一律是「審核中」，放款一律是「處理中」。',
}
