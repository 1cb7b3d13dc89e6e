/** Texts of the first part of the payment-platform line's landing page. */
export const landingPayoneer = {
  title: '支付平台融资 · 报价已备好',
  hero: {
    eyebrow: '支付平台融资 · 平台商户专享',
    title: '报价已经备好，接着办理即可',
    lead: '从支付平台带着报价进入，联系资料自动带入。费用在放款时一次扣清，到期从平台账户（{{currency}}）自动扣款。',
    signUp: '免费注册，继续办理',
    note: '从支付平台的报价页面进入，可自动带入您的资料。',
  },
  steps: {
    title: '接着报价往下走',
    lead: '平台已经做完的，不必再做一遍。',
    first: { title: '确认报价', text: '在支付平台打开报价并同意授权，随即转到这里。', time: '不到一分钟' },
    second: {
      title: '认证公司',
      text: '邮箱和手机号由平台带入，补上公司资料和证照即可。',
      time: '审核 {{review}} 个工作日',
    },
    third: { title: '签署协议', text: '每位董事收到邮件链接，在线阅读后签署。', time: '当天' },
    fourth: {
      title: '到账，自动扣款',
      text: '款项扣除费用后放出；到期从平台账户扣款，不必转账。',
      time: '随时提取',
    },
  },
}
