/** Words of the shops and of linking one. */
export const shops = {
  title: '我的店铺',
  lead: '额度按这些店铺的真实销售核定。连接的店铺越全，额度越贴近您的生意。',
  empty: {
    title: '先连接一家店铺',
    text: '我们按店铺的真实订单核定额度，不用您填流水、也不用传截图。授权大约一分钟，读取订单通常几分钟。',
  },
  link: {
    title: '连接店铺',
    another: '再连接一家店铺',
    choose: '您在哪个平台开店？',
    noPlatform: '目前没有可以连接的平台，请稍后再来，或致电客服。',
    go: '去 {{platform}} 授权',
    leaving: '接下来会打开 {{platform}}，请在那里登录并确认，完成后自动回到这里。',
    read: {
      title: '我们会读取',
      first: '店铺名称、编号、币种和开店日期',
      second: '订单和退款的日期、金额和件数',
      third: '授权之后新产生的订单',
    },
    never: {
      title: '我们不会',
      first: '看到您的登录密码',
      second: '读取买家的姓名、地址或电话',
      third: '改动商品、价格，或动用店铺的钱',
    },
  },
  expired: {
    title: '授权已过期，读不到新订单了',
    text: '已读取的销售还在。重新授权后，会接着读取新的订单。',
    action: '重新授权',
  },
  import: {
    pending: '马上开始读取订单',
    importing: '正在读取订单',
    count: '{{count}} 笔订单',
    upTo: '已读到 {{date}}',
    leave: '可以离开这个页面，读取会在后台继续。',
    failedTitle: '订单没能全部读完',
    failedText: '平台中断了连接。已读取的部分都还在，重新授权后会接着读。',
  },
  total: { orders: '订单和退款笔数', allShops: '全部店铺净销售额' },
  authorisedAt: '授权于 {{when}}',
  expiresAt: '有效期至 {{date}}',
  period: '订单从 {{first}} 到 {{last}}',
  next: {
    verify: {
      title: '下一步：认证公司',
      text: '填写公司和董事资料，上传证照，大约 10 分钟。',
      action: '去认证公司',
    },
    home: { title: '店铺已就绪', text: '首页会告诉您接下来要做什么。', action: '回首页继续' },
  },
  callback: {
    connecting: '正在连接…',
    connectingText: '正在和平台确认您的授权，通常几秒钟。请不要关闭页面。',
    done: '店铺已连接，正在读取订单。',
    retry: '再试一次',
    again: '回到我的店铺',
    denied: {
      title: '您没有同意授权',
      text: '店铺没有连接，我们也没有读取任何数据。想好之后，随时可以再来连接。',
    },
    expired: {
      title: '这次授权已过期',
      text: '授权要在 10 分钟内、用同一个登录完成。请回到我的店铺，重新连接一次。',
    },
    taken: {
      title: '这家店铺已由另一家公司连接',
      text: '一家店铺只能属于一家公司。如果那不是您的公司，请致电客服，我们会核实归属。',
    },
    refused: {
      title: '平台没有完成授权',
      text: '平台拒绝了这次请求，店铺没有连接。请重新连接一次；还是不行的话，请先在平台确认店铺状态正常。',
    },
    platformDown: { title: '平台暂时没有回应', text: '店铺还没有连接。请过几分钟再连接一次。' },
    incomplete: {
      title: '授权信息不完整',
      text: '平台没有送回完整的授权信息，可能是链接被截断了。请回到我的店铺，重新连接一次。',
    },
    other: { title: '店铺没能连接', text: '请再试一次。' },
    loggedOut: {
      title: '请先登录，再连接店铺',
      text: '您的登录已退出，这次授权没有生效。登录之后，请重新连接一次。',
      action: '去登录',
    },
  },
}
