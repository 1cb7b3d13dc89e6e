import { states } from './states.ts'

const { redPacket } = states

/** Labels of users and of the lender's messages to them. */
export const people = {
  titles: {
    users: '用戶',
    announcements: '公告',
    redPackets: '利是',
    campaigns: '推廣活動',
    advisers: '客服二維碼',
    links: '短連結',
  },
  none: '尚未有內容',
  next: '下一步',
  change: '修改',
  end: '結束',
  state: {
    inForce: '展示中',
    over: '已結束',
    open: redPacket.active,
    empty: '已領完',
    expired: redPacket.expired,
    voided: redPacket.invalid,
  },
  user: {
    activated: '電郵已驗證',
    notActivated: '電郵未驗證',
    locked: '今日已鎖定',
    blocked: '已停用，自 {{since}}',
    mailStopped: '電郵已停發，自 {{since}}',
    audit: '帳戶審計紀錄',
    since: '註冊時間',
    wrongPasswords: '今日輸錯密碼',
    factors: '兩步驗證',
    passkeys: '通行密鑰 {{count}} 個',
    codeApp: '驗證器',
    factorsReset: '上次重設兩步驗證',
    sessions: '已登入的裝置',
  },
}
