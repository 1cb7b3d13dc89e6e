/** Words of the shops that a company has linked. */
export const shops = {
  title: '我的店铺',
  lead: '额度按这些店铺的真实销售核定。连接的店铺越全，额度越贴近您的生意。',
  another: '再连接一家店铺',
  empty: {
    title: '先连接一家店铺',
    text: '我们按店铺的真实订单核定额度，不用您填流水、也不用传截图。授权大约一分钟，读取订单通常几分钟。',
    choose: '您在哪个平台开店？',
  },
  notice: {
    pending: {
      title: '还没有授权',
      text: '在平台上同意授权之后，才能读取订单、计入额度。',
      action: '去授权',
    },
    unauthorized: {
      title: '授权已取消，不再读取新订单',
      text: '已读取的销售还在，但不再计入新的额度。重新授权后，会接着读取。',
      action: '重新授权',
    },
    expired: {
      title: '授权已到期，读不到新订单了',
      text: '已读取的销售还在。重新授权后，会接着读取新的订单。',
      action: '重新授权',
    },
    expiringSoon: {
      title: '授权将于 {{date}} 到期',
      text: '到期后读不到新订单，会影响额度。现在续期，不会中断。',
      action: '续期',
    },
    failed: {
      title: '订单没能全部读取',
      text: '平台中断了连接。已读取的部分都还在，重新授权后会接着读。',
      action: '重新授权',
    },
  },
  total: { orders: '订单和退款笔数', allShops: '全部店铺净销售额' },
  monthly: '每月销售',
  authorisedAt: '授权于 {{when}}',
  expiresAt: '有效期至 {{date}}',
  period: '订单从 {{first}} 到 {{last}}',
  filter: {
    label: '筛选店铺',
    search: '搜索店铺名称或编号',
    status: '状态',
    allStatuses: '全部状态',
    platform: '平台',
    allPlatforms: '全部平台',
    none: '没有符合条件的店铺',
    clear: '清除筛选',
  },
  next: {
    verify: {
      title: '下一步：认证公司',
      text: '填写公司和董事资料，上传证照，约 10 分钟。',
      action: '去认证公司',
    },
    home: { title: '店铺已就绪', text: '首页会告诉您接下来要做什么。', action: '回首页继续' },
  },
}
