/** Texts of the sanctions screening. */
export const screening = {
  title: '制裁名单筛查',
  notScreened: '此环境没有设置筛查引擎：公司、相关人员和账户都没有经过制裁名单筛查。',
  never: '尚未筛查。',
  answered: '{{when}} 已筛查 {{count}} 个名称（{{engine}}）。',
  unanswered: '{{when}} 引擎没有回应（{{engine}}）。审批和放款等待筛查，每小时自动重试。',
  unfinished: '{{when}} 命中太多，尚未完成（{{engine}}）。判定现有命中之后自动继续。',
  clear: '没有未排除的命中。',
  holding: '{{count}} 项命中没有排除，认证和放款暂停。',
  confidential: '不得让卖家得知命中：对外认证一律是“审核中”，放款一律是“处理中”。',
}
