/** Texts of the handover between portals, and of short links. */
export const accountHandover = {
  title: '正在为您登录',
  text: '请稍候，马上进入您的主页。',
  askTitle: '以这个账户登录？',
  askText: '您从另一个平台转到这里，将以 {{email}} 登录。如果这不是您的账户，请不要继续。',
  accept: '继续',
  decline: '不是我的账户',
  failedTitle: '登录失败',
  networkTitle: '网络错误，请重试',
  networkText: '登录信息还在，重试即可，不用重新输入密码。',
  again: '重试',
  declinedTitle: '没有登录',
  declinedText: '我们没有用那个账户登录。您可以用自己的账户登录。',
  missingTitle: '没有收到登录信息',
  missingText: '跳转带来的登录信息只保留 2 分钟，而且只能用一次。请重新登录。',
  toLogin: '去登录',
  opening: '正在打开链接',
}
