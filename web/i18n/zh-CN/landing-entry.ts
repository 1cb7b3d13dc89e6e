/** Texts of the first part of the entry page. */
export const landingEntry = {
  title: '网店卖家融资',
  hero: {
    eyebrow: '持牌放债人 · 网店卖家融资',
    title: '怎么经营，就怎么借、怎么还',
    lead: '三种融资，三种还款节奏。先看清费用、还款日和资料，再决定是否申请。',
    signUp: '免费注册',
    note: '注册和查看额度不收费，不影响店铺经营。',
  },
  lines: {
    title: '三种融资，哪一种适合您',
    hook: {
      name: '小店融资',
      promise: '还款跟着销售走',
      text: '每周按净销售额的一定比例还款，淡季少还，旺季多还。小额也可提取。',
      action: '了解小店融资',
    },
    underwriting: {
      name: '营收信贷',
      promise: '按月分期，稳步扩张',
      text: '以近 {{months}} 个月的净销售额核定额度，{{methods}} 种还法任选，每期金额事先确定。',
      action: '了解营收信贷',
    },
    payoneer: {
      name: '支付平台融资',
      promise: '报价已经备好',
      text: '带着平台的报价进入，到期从平台账户自动扣款，不必转账。',
      action: '了解支付平台融资',
    },
  },
}
