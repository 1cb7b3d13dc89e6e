/** Words of arriving from another portal, and of short links. */
export const accountHandover = {
  title: '正在为您登录',
  text: '请稍候，马上进入您的主页。',
  failedTitle: '登录失败',
  networkTitle: '网络错误，请重试',
  networkText: '登录信息还在，重试即可，不用重新输入密码。',
  again: '重试',
  missingTitle: '没有收到登录信息',
  missingText: '跳转带来的登录信息只保留 2 分钟，而且只能用一次。请重新登录。',
  toLogin: '去登录',
  opening: '正在打开链接',
}
