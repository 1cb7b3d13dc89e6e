/** Words of the pages that belong to no feature: questions, terms, and what to say when a page cannot be shown. */
export const pages = {
  notFound: { title: '没有这个页面', text: '您访问的页面不存在，可能是链接写错了，或页面已移走。' },
  notAuthorised: { title: '没有访问权限', text: '您没有权限访问本系统。请用有权限的账户登录，或联系客服。' },
  paymentPlatformError: { title: '链接内容无效', text: '请回到支付平台页面，重新跳转到这里。' },
  error: {
    title: '抱歉，出了点问题',
    text: '页面没能正常显示。您保存和提交过的内容都还在，请回到首页再试。',
  },
  terms: {
    title: '条款与政策',
    lead: '生效日期：{{date}}。用平实的话写成，请在签署前读完。',
    terms: {
      title: '使用条款',
      p1: '本平台由{{company}}（香港放债人牌照号码 {{licence}}）运营，为网店卖家提供融资服务。',
      p2: '您提供的资料应当真实、完整。账户由您本人使用，请妥善保管密码。',
      p3: '任何贷款以双方签署的协议和每笔提款的承付票为准。报价在您确认之前对您没有约束力。',
      p4: '我们按香港《放债人条例》（第 163 章）经营，实际年利率不超过法定上限。',
    },
    waiver: {
      title: '免息计划',
      p1: '符合活动条件的提款，可按活动说明免除指定天数的利息。是否适用、免多少，会在提款报价中列明。',
    },
    subsidy: {
      title: '收入融资补贴计划',
      p1: '符合条件的卖家可按活动说明获得融资费用补贴。补贴金额和发放方式以活动页面为准，不改变借款协议下的还款义务。',
    },
  },
}
