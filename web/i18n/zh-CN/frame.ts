/** Texts of the parts of the layout that load after the first screen: bell, company, notices, help. */
export const frame = {
  bell: { none: '消息通知', unread: '消息通知，{{count}} 条未读' },
  company: '当前公司：{{name}}',
  condition: {
    offline: '网络已断开。您填写的内容仍在本页，恢复后自动加载、提交。',
    maintenance: '系统正在维护。您填写的内容仍在本页，请稍后再提交。',
  },
  notice: {
    label: '待处理事项',
    details: '查看详情',
    handled: '标为已处理',
    pause: '停止轮播',
    next: '下一条',
  },
  failed: {
    next: '接下来可以',
    steps: {
      link: '连接更多正在销售的店铺，新店铺读取完毕后会自动重新核定。',
      wait: '继续经营，销售满足要求后在额度页面重新申请。',
      keep: '已提交的公司资料继续有效，无需重填。',
    },
    shops: '查看店铺列表',
    linkShop: '连接店铺',
    limit: '查看核定结果',
  },
  widget: {
    label: '帮助与服务',
    report: '免费报告',
    newTab: '（新标签页）',
    questions: '常见问题',
    service: '在线客服',
    top: '回到顶部',
  },
  service: {
    title: '在线客服',
    lead: '联系我们时请说明注册邮箱，便于核对。请勿告诉任何人密码和验证码。',
    code: '在线客服的二维码',
    scan: '请用微信扫描二维码，添加客服。',
    onPhone: '在手机上可长按二维码识别，或保存图片后用微信扫描。',
    withoutCode: '目前没有可扫码添加的客服，请发邮件到以下邮箱，或拨打客服热线。',
    hotline: '客服热线',
    email: '电子邮箱',
    hours: '服务时间',
    hoursText: '周一至周五 {{hours}}（香港时间），香港公众假期休息',
    unsatisfied: '对我们不满意？',
    complain: '提交投诉',
  },
}
