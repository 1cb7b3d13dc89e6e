/** Texts of the customer risk rating. */
export const riskRating = {
  title: '客户风险评级',
  none: '认证通过后才有评级。',
  now: '按目前情况：{{rating}}',
  noReasons: '没有增加风险的情况。',
  of: '{{reason}}（{{count}}）',
  overridden: '{{by}} 于 {{when}} 调整：{{reason}}',
  seconded: '复核人：{{by}}',
  reviewed: '{{by}} 于 {{when}} 复核',
  due: '下次复核 {{date}}',
  late: '复核已过期，应于 {{date}} 完成',
  needsEnhanced: '这次提交属高风险，须由通过人以外的同事先记录加强审查。',
  enhanced: '{{by}} 于 {{when}} 完成加强审查：{{findings}}',
}
