import { states } from './states.ts'

const { redPacket } = states

/** Labels of users and of the lender's messages to them. */
export const people = {
  titles: {
    users: '用户',
    announcements: '公告',
    redPackets: '红包',
    campaigns: '推广活动',
    advisers: '客服二维码',
    links: '短链接',
  },
  none: '还没有内容',
  next: '下一步',
  change: '修改',
  end: '结束',
  state: {
    inForce: '展示中',
    over: '已结束',
    open: redPacket.active,
    empty: '已领完',
    expired: redPacket.expired,
    voided: redPacket.invalid,
  },
  user: {
    activated: '邮箱已验证',
    notActivated: '邮箱未验证',
    locked: '今天已锁定',
    blocked: '已停用，自 {{since}}',
    mailStopped: '邮件已停发，自 {{since}}',
    audit: '账户审计记录',
    since: '注册时间',
    wrongPasswords: '今天输错密码',
    factors: '两步验证',
    passkeys: '通行密钥 {{count}} 个',
    codeApp: '验证器',
    factorsReset: '上次重置两步验证',
    sessions: '已登录的设备',
  },
}
