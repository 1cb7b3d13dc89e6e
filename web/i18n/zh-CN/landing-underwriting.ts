/** Texts of the first part of the revenue-credit line's landing page. */
export const landingUnderwriting = {
  title: '营收信贷 · 按月分期',
  hero: {
    eyebrow: '营收信贷 · 稳步扩张的商户',
    title: '按月分期，每一期都事先算清',
    lead: '以近 {{months}} 个月的净销售额核定额度，上限 {{limitCap}}（以店铺货币计）。等额本息、等额本金，或按月付息、到期还本，{{methods}} 种还法由您选。',
    signUp: '免费注册，申请额度',
    note: '利率在提款当日确定，还清之前不变。',
  },
  steps: {
    title: '从营收到额度，四步',
    lead: '额度按店铺的真实营收计算，每一项因素都列给您看。',
    first: {
      title: '连接全部店铺',
      text: '连接的店铺越全，额度的依据越足。我们只读取订单。',
      time: '每家店几分钟',
    },
    second: {
      title: '认证公司',
      text: '填写公司、经营和股权资料，上传证照。',
      time: '审核 {{review}} 个工作日',
    },
    third: { title: '签署协议', text: '每位董事收到邮件链接，在线阅读后签署。', time: '当天' },
    fourth: {
      title: '选还法，按期还',
      text: '提款前并排比较 {{methods}} 种还法的每期金额和总成本。',
      time: '每月一期',
    },
  },
}
