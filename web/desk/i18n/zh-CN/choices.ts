import { companyCase } from './case.ts'
import { fields } from './fields.ts'
import { frame } from './frame.ts'
import { payments } from './payments.ts'
import { overdue, portfolio, terms } from './portfolio.ts'
import { states } from './states.ts'
import { work } from './work.ts'

const { inboxes } = frame
const languages = { 'zh-CN': '简体中文', 'zh-TW': '繁体中文', en: '英文' }

/** The values of acts' fields, by field. */
export const choices = {
  account: {
    cash: fields.cash,
    principalReceivable: fields.principalReceivable,
    interestReceivable: fields.interestReceivable,
    overdueInterestReceivable: fields.overdueInterestReceivable,
    feeReceivable: fields.feeReceivable,
    suspense: fields.suspense,
    interestIncome: fields.interestIncome,
    overdueInterestIncome: fields.overdueInterestIncome,
    feeIncome: fields.feeIncome,
    waivedIncome: fields.waivedIncome,
    rewardsGiven: fields.rewardsGiven,
    creditLoss: fields.creditLoss,
    limit: fields.limit,
    watermark: fields.watermark,
    frozenLimit: fields.frozenLimit,
    pendingDrawdown: fields.pendingDrawdown,
    memoContra: fields.memoContra,
    available: fields.available,
  },
  as: { duplicate: '同一笔', separate: '另一笔' },
  channel: overdue.channels,
  rejection: {
    salesFell: '销售下降',
    billOverdue: '有逾期账单',
    shopUnreadable: '店铺读不到销售',
    payoutAccount: '收款账户核对不上',
    moreInformation: '需要更多资料',
    checks: '未通过审查（请卖家联系客服）',
  },
  rejectionCause: {
    details: '卖家账户资料有误',
    closed: '卖家账户已关闭或不能收款',
    bank: '银行方面的原因，卖家无需操作',
  },
  disposition: {
    'pay again': '再次放款',
    cancel: '取消提款',
  },
  currency: {
    GBP: '英镑 GBP',
    USD: '美元 USD',
    HKD: '港元 HKD',
    CNY: '人民币 CNY',
    EUR: '欧元 EUR',
    AED: '阿联酋迪拉姆 AED',
    SAR: '沙特里亚尔 SAR',
    EGP: '埃及镑 EGP',
    TWD: '新台币 TWD',
    VND: '越南盾 VND',
  },
  per: { USD: '美元 USD', HKD: '港元 HKD', EUR: '欧元 EUR' },
  dateOrder: payments.statements.upload.dateOrders,
  encoding: payments.statements.encoding.names,
  format: { jsonl: '逐行 JSON', csv: 'CSV 表格' },
  held: work.by,
  heldUpBy: payments.payouts.obstacles,
  /** Signer capacities, and states of signatures by their codes 0, 1 and 2. */
  capacity: {
    director: '董事',
    shareholder: '股东',
    director_and_shareholder: '董事兼股东',
    legal_representative: '法定代表人',
    partner: '合伙人',
    sole_proprietor: '独资经营者',
  },
  identifiedBy: { sms: '短信', mail: '邮件' },
  signStatus: { 0: '待发送', 1: '待签署', 2: '已签署' },
  kind: {
    ...terms.values.dueKinds,
    facility: '融资协议',
    addendum: '店铺补充协议',
    increase: '提额补充协议',
    rpa: '应收账款购买协议',
    guarantee: '个人担保书',
  },
  language: languages,
  locale: languages,
  productCode: states.product,
  queue: {
    kyc: inboxes.kyc,
    drawdown: inboxes.drawdowns,
    payment: inboxes.payments,
    limit: inboxes.limits,
    renewal: inboxes.renewals,
    payoff: inboxes.payoffs,
    proposal: inboxes.proposals,
    'payout-account': inboxes.accounts,
    'statement-line': payments.statements.title,
    dispute: inboxes.disputes,
    shop: inboxes.shops,
    correction: inboxes.corrections,
    departure: inboxes.departures,
    'signer-check': inboxes.signers,
    payout: payments.payouts.title,
    overdue: overdue.title,
  },
  relationType: { company: '申请公司', director: '董事', shareholder: '股东', related_company: '关联公司' },
  role: companyCase.roles,
  state: states.line,
  status: states.kyc,
  table: {
    totals: portfolio.views.summary,
    vintages: portfolio.views.vintages,
    platforms: '平台',
    products: portfolio.line,
    inflow: portfolio.views.inflow,
  },
  template: { 'adv-red': '红色', 'adv-blue': '蓝色' },
}
