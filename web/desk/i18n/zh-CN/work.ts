/** Texts about claims on work. */
export const work = {
  whose: '由谁处理',
  by: {
    all: '全部',
    mine: '我的',
    nobody: '无人处理',
  },
  none: {
    mine: '您手上没有待办事项',
    nobody: '没有无人处理的事项',
  },
  days: '{{days}} 天',
  nobodys: '还没有人处理',
  mine: '由您处理，始于 {{since}}',
  held: '由 {{person}} 处理，始于 {{since}}',
  notYours: {
    own: '这是您提出的，须由另一位同事复核；您可以撤下。',
    roles: '您的角色不能执行这项操作，也不能复核。',
  },
  proposer: {
    left: '提出人已离开，此操作不会再执行。请否决，或由您重新提出。',
    withoutRole: '提出人已不再有相应角色，此操作不会执行。请否决，或由您重新提出。',
    unknown: '提出人近期没有登录，此操作不会执行。请否决，或由您重新提出。',
  },
  rejectedBefore: '{{by}} 于 {{at}} 否决过同样的操作：“{{reason}}”',
  notYoursInShort: {
    own: '由您提出，须由同事复核',
    roles: '不在您的角色范围内',
  },
  proposed: {
    mark: '待复核（{{person}} 提出）',
    told: '{{person}} 于 {{at}} 提出“{{act}}”，等待另一位同事复核，{{until}} 前有效。',
    see: '查看',
  },
  viewed: {
    title: '{{person}} 提出前查看过的资料',
    not: '未查看',
    files: '已打开 {{count}} / {{of}} 份',
    since: '自 {{at}} 起的查看计入',
  },
  andMore: '{{names}}等另 {{count}} 家',
  given: '填写的内容',
  take: '由我处理',
  takeOver: '接手处理',
  release: '放回队列',
  handOver: '转交同事',
  handedOver: '由 {{person}} 移交',
  handedOverWith: '由 {{person}} 移交：{{note}}',
  note: '留言',
  colleague: '转交给',
  noColleague: '近期没有其他同事可以处理这一项',
}

/** Texts of saved views. */
export const views = {
  save: '保存视图',
  remove: '删除视图',
  name: '视图名称',
}

/** Texts of the search. */
export const find = {
  label: '查找',
  placeholder: '公司、用户、金额、付款人、参考号',
  hint: '输入公司名称开头、登记号码、邮箱、手机号、转账参考号、账号后四位、店铺名称、金额，或付款人名称（至少六个字符，短名须完整）。',
  title: '查找“{{text}}”',
  none: '没有找到。公司和店铺按名称开头查找，其他须完整输入。',
  notSearched: '您的角色无权查看以下内容，因此没有搜索：{{kinds}}。',
  unnamed: '尚未命名的公司',
  unlinked: '已解除关联',
  kinds: {
    companies: '公司',
    users: '用户',
    drawdowns: '提款',
    agreements: '协议',
    accounts: '收款账户',
    shops: '店铺',
    lines: '银行流水',
    transfers: '已申报未入账的转账',
  },
}

/** Texts of the audit log. */
export const audit = {
  title: '审计记录',
  look: '查看个人资料',
  looks: '显示查看记录',
  looksAlone: '只看查看记录，包括例行查看和预览',
  clear: '清除条件',
  none: '没有符合条件的记录',
  soFar: '已查到 {{count}} 条，可能还有更早的',
  further: '继续向前查',
  exporting: '已读取 {{count}} 条',
  exported: '已导出 {{count}} 条',
  exportedPart: '已导出前 {{count}} 条，其余请缩小范围后再导出',
  by: {
    companyId: '公司',
    user: '卖家用户（本人账户操作）',
    by: '操作人',
    act: '操作',
    from: '起始日期（香港）',
    to: '结束日期（香港）',
    reference: '编号或参考号',
  },
}

/** Shops' problems. */
export const troubles = {
  pending: '尚未授权',
  unauthorized: '授权已撤销',
  expired: '授权已到期',
  expiringSoon: '授权即将到期',
  noSales: '14 天没有销售',
  manyRefunds: '退款超过三分之一',
  notReadable: '无法读取',
}
