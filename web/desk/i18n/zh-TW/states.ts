import { correctionLabels } from '#shared/privacy/correction-labels/zh-TW.ts'
import { states as ofSite } from '../../../i18n/zh-TW/states.ts'
import { terms } from './portfolio.ts'

const { application, drawdown, shop } = ofSite

export const states = {
  ...ofSite,
  payoutAccount: {
    ...ofSite.payoutAccount,
    changed: '提款後資料有更改',
    missing: '帳戶不存在',
  },
  import: {
    pending: '等候讀取',
    importing: shop.importing,
    imported: '已讀取',
    failed: shop.failed,
  },
  creditRequest: {
    submitted: drawdown.requested,
    offered: '待簽署',
    approved: application.approved,
    rejected: application.rejected,
    withdrawn: application.withdraw,
    lapsed: '已失效',
  },
  agreement: {
    rendering: '生成中',
    ready: '已就緒',
    signed: '已簽署',
    withdrawn: '已撤回',
    void: '已作廢',
    declined: '簽署人拒絕',
    lapsed: '已失效',
  },
  batch: {
    'paid out': drawdown['paid out'],
    made: '檔案待下載',
    sent: '待銀行執行',
    cancelled: '已取消',
  },
  transfer: {
    'paid out': drawdown['paid out'],
    waiting: '待銀行付款',
    cancelled: '已移出批次',
    returned: '已退回',
  },
  line: {
    open: '待處理',
    booked: '已入帳',
    suspense: '暫存',
    ignored: '不入帳',
    'paid back': '已退回',
  },
  promise: {
    open: '待履行',
    kept: '已履行',
    broken: '未履行',
  },
  activation: {
    in_facility: '已計入信貸額',
    ready: '已就緒',
    reading: '讀取中',
    unreadable: '無法讀取',
  },
  position: {
    'XDJ Drawdown Account Draft': '收款帳戶草稿',
    'XDJ Drawdown Account Submitted': '已填收款帳戶',
    'XDJ Business Info Submitted': '已填經營資料',
    'XDJ Signing Initiated': '已發起簽署',
    'XDJ Signing Completed': '已完成簽署',
    'CAA Drawdown Account Draft': '收款帳戶草稿',
    'CAA Drawdown Account Submitted': '已填收款帳戶',
    'CAA Business Info Submitted': '已填經營資料',
    'CAA Signing Initiated': '已發起簽署',
    'CAA Signing Completed': '已完成簽署',
  },
  terms: terms.status,
  member: {
    Active: '已加入',
    Confirming: '待確認',
  },
  departure: {
    'account closed': '取消了帳戶',
    'removed by administrator': '被管理員移除',
    'left by themselves': '自行退出',
  },
  signerCheck: {
    'signer contact': '更改簽署人聯絡方式',
    'shared browser': '用同一瀏覽器簽署',
  },
  screeningHit: {
    open: '待判定',
    'false match': '不是同一人',
    'true match': '確是同一人',
  },
  screening: {
    answered: '已完成',
    unanswered: '引擎沒有回應',
    unfinished: '命中太多，尚未完成',
  },
  screenedRole: {
    company: '公司本身',
    'connected company': '關連公司',
    director: '董事',
    owner: '擁有人',
    guarantor: '擔保人',
    'connected person': '關連人士',
    payer: '付款人',
    payee: '收款人',
  },
  correction: correctionLabels,
  payoff: {
    all: '全部',
    'a part': '部分',
  },
  proposal: { rejected: '已拒絕', done: '已完成' },
  exposureStop: {
    pastDue: '逾期未還',
    unbookedMoney: '有來款未入帳',
    openDispute: '帳單異議未決',
    shopTrouble: '網店異常',
    highRisk: '高風險',
  },
  riskLevel: {
    low: '低風險',
    medium: '中風險',
    high: '高風險',
  },
  riskReason: {
    sharedIdentity: '證件、手機或帳戶與其他公司相同',
    signedTogether: '多人用同一瀏覽器簽署，尚未核實',
    acknowledgedTogether: '多人用同一瀏覽器簽署，已核實',
    pasted: '號碼為貼上填寫',
    devices: '用過的裝置多',
    addresses: '用過的網絡地址多',
    shopsOfOtherNames: '店名與公司名不同',
    young: '公司成立不足一年',
  },
}
