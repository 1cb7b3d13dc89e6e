import type { DeskTranslations } from '../desk-translations.ts'

export const riskRating: DeskTranslations['riskRating'] = {
  title: '客戶風險評級',
  none: '認證通過後才有評級。',
  now: '按目前情況：{{rating}}',
  noReasons: '沒有增加風險的情況。',
  of: '{{reason}}（{{count}}）',
  overridden: '{{by}} 於 {{when}} 調整：{{reason}}',
  seconded: '覆核人：{{by}}',
  reviewed: '{{by}} 於 {{when}} 覆核',
  due: '下次覆核 {{date}}',
  late: '覆核已逾期，應於 {{date}} 完成',
  needsEnhanced: '這次提交屬高風險，須由通過人以外的同事先記錄加強審查。',
  enhanced: '{{by}} 於 {{when}} 完成加強審查：{{findings}}',
}
