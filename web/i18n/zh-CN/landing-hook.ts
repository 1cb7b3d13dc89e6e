/** Texts of the first part of the small-shop line's landing page. */
export const landingHook = {
  title: '小店融资 · 按销售比例还款',
  hero: {
    eyebrow: '小店融资 · 刚起步的店，也从容',
    title: '还款跟着销售走，淡季少还，旺季多还',
    lead: '连接店铺，当天看到预估额度。单笔 {{minimum}} 起（以店铺货币计），每周按净销售额的约定比例还款，全部费用在您确认之前列明。',
    signUp: '免费注册，预估额度',
    note: '*无最低流水要求，需通过反欺诈审核',
  },
  steps: {
    title: '四步拿到资金',
    lead: '每一步要准备什么、要等多久，都先说清楚。',
    first: {
      title: '连接店铺',
      text: '在电商平台上授权。我们只读取订单，不能改动店铺。',
      time: '几分钟，随即看到预估额度',
    },
    second: { title: '认证公司', text: '填写公司和董事资料，上传证照。', time: '审核 {{review}} 个工作日' },
    third: { title: '签署协议', text: '每位董事收到邮件链接，在线阅读后签署。', time: '当天' },
    fourth: {
      title: '提款，按周还',
      text: '用多少，提多少。每周结算一次，按当周净销售额的比例还款。',
      time: '随时',
    },
  },
}
