/** Words of the home of a line. */
export const home = {
  hello: '您好',
  lead: '离拿到额度还有几步，每一步都告诉您要准备什么。',
  notActivated: { title: '请先激活邮箱', text: '激活邮件已发到 {{email}}，请点击邮件里的链接。' },
  link: {
    title: '下一步：连接店铺',
    text: '授权后我们读取订单，按真实销售核定额度。通常几分钟就好。',
    action: '连接店铺',
  },
  steps: { link: '连接店铺', verify: '认证公司', register: '登记资料', sign: '签署协议', limit: '得到额度' },
}
