import { correctionLabels } from '#shared/privacy/correction-labels/zh-CN.ts'
import { states as ofSite } from '../../../i18n/zh-CN/states.ts'
import { terms } from './portfolio.ts'

const { application, drawdown, shop } = ofSite

/** The labels of states by their records: those of the sellers’ site, and those that only the lender sees. */
export const states = {
  ...ofSite,
  payoutAccount: {
    ...ofSite.payoutAccount,
    changed: '提款后资料有变更',
    missing: '账户不存在',
  },
  import: {
    pending: '等待读取',
    importing: shop.importing,
    imported: '已读取',
    failed: shop.failed,
  },
  creditRequest: {
    submitted: drawdown.requested,
    offered: '待签署',
    approved: application.approved,
    rejected: application.rejected,
    withdrawn: application.withdraw,
    lapsed: '已失效',
  },
  agreement: {
    rendering: '生成中',
    ready: '已就绪',
    signed: '已签署',
    withdrawn: '已撤回',
    void: '已作废',
    declined: '签署人拒绝',
    lapsed: '已失效',
  },
  batch: {
    'paid out': drawdown['paid out'],
    made: '文件待下载',
    sent: '待银行执行',
    cancelled: '已取消',
  },
  transfer: {
    'paid out': drawdown['paid out'],
    waiting: '待银行付款',
    cancelled: '已移出批次',
    returned: '已退回',
  },
  line: {
    open: '待处理',
    booked: '已入账',
    suspense: '暂存',
    ignored: '不入账',
    'paid back': '已退回',
  },
  leftLine: {
    match: '可能是还款或放款',
    'known company': '与一家公司有关',
    repeated: '可能重复',
    'partly booked': '已部分入账',
    'pending approval': '有操作待复核',
    'own reading': '文件由您读入',
    'not continued': '所在流水不衔接',
    decided: '已经处理',
    'not found': '没有这笔流水',
  },
  leftWork: {
    taken: '有人在处理',
    forbidden: '您的角色不能处理',
    gone: '已不在等待',
  },
  promise: {
    open: '待履行',
    kept: '已履行',
    broken: '未履行',
  },
  activation: {
    in_facility: '已计入额度',
    ready: '已就绪',
    reading: '读取中',
    unreadable: '无法读取',
  },
  position: {
    'XDJ Drawdown Account Draft': '收款账户草稿',
    'XDJ Drawdown Account Submitted': '已填收款账户',
    'XDJ Business Info Submitted': '已填经营资料',
    'XDJ Signing Initiated': '已发起签署',
    'XDJ Signing Completed': '已完成签署',
    'CAA Drawdown Account Draft': '收款账户草稿',
    'CAA Drawdown Account Submitted': '已填收款账户',
    'CAA Business Info Submitted': '已填经营资料',
    'CAA Signing Initiated': '已发起签署',
    'CAA Signing Completed': '已完成签署',
  },
  terms: terms.status,
  member: {
    Active: '已加入',
    Confirming: '待确认',
  },
  departure: {
    'account closed': '注销了账户',
    'removed by administrator': '被管理员移除',
    'left by themselves': '自行退出',
  },
  signerCheck: {
    'signer contact': '更改签署人联系方式',
    'shared browser': '用同一浏览器签署',
  },
  screeningHit: {
    open: '待判定',
    'false match': '不是同一人',
    'true match': '确是同一人',
  },
  screening: {
    answered: '已完成',
    unanswered: '引擎没有回应',
    unfinished: '命中太多，尚未完成',
  },
  screenedRole: {
    company: '公司本身',
    'connected company': '关联公司',
    director: '董事',
    owner: '所有人',
    guarantor: '担保人',
    'connected person': '关联人士',
    payer: '付款人',
    payee: '收款人',
  },
  correction: correctionLabels,
  payoff: {
    all: '全部',
    'a part': '部分',
  },
  proposal: { rejected: '已拒绝', done: '已完成' },
  exposureStop: {
    pastDue: '逾期未还',
    unbookedMoney: '有来款未入账',
    openDispute: '账单异议未决',
    shopTrouble: '店铺异常',
    highRisk: '高风险',
  },
  riskLevel: {
    low: '低风险',
    medium: '中风险',
    high: '高风险',
  },
  riskReason: {
    sharedIdentity: '证件、手机或账户与其他公司相同',
    signedTogether: '多人用同一浏览器签署，尚未核实',
    acknowledgedTogether: '多人用同一浏览器签署，已核实',
    pasted: '号码为粘贴填写',
    devices: '用过的设备多',
    addresses: '用过的网络地址多',
    shopsOfOtherNames: '店名与公司名不同',
    young: '公司成立不满一年',
  },
}
