/** Texts of pages that belong to no feature: questions and error pages. */
export const pages = {
  notFound: { title: '没有这个页面', text: '您访问的页面不存在，可能是链接写错了，或页面已移走。' },
  notAuthorised: { title: '没有访问权限', text: '您没有权限访问本系统。请用有权限的账户登录，或联系客服。' },
  paymentPlatformError: { title: '链接内容无效', text: '请回到支付平台页面，重新跳转到这里。' },
  error: {
    title: '抱歉，出了点问题',
    text: '页面没能正常显示。您保存和提交过的内容都还在，请回到首页再试。',
  },
}
