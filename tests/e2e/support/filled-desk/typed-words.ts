/** Text that sellers and staff typed, which screens of every language show as it is. */
export const typedWords = {
  company: '灯街贸易有限公司',
  signing: '潮巷有限公司',
  dispute: '这笔款项上周已经转账，附言写错了。',
  limit: '旺季前需要多备三个月的货。',
  correction: '成立日期应为 2018 年 5 月 15 日。',
  contact: '负责人表示周五平台回款后付清。',
  promise: '平台周五回款',
  complaint: '三次来电都没有人回复。',
  suspicion: '三个与公司无关的付款人',
  hold: '待查明付款人',
  rule: '开户行收取的费用',
  raise: '旺季临时上调',
  view: '我的，先到先办',
  adviser: '美玲',
  campaign: '春季活动',
  accepted: '已与银行网页核对',
} as const
