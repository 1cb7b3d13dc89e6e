import { companyCase } from './case.ts'
import { fields } from './fields.ts'
import { frame } from './frame.ts'
import { payments } from './payments.ts'
import { overdue, portfolio, terms } from './portfolio.ts'
import { states } from './states.ts'
import { work } from './work.ts'

const { inboxes } = frame
const languages = { 'zh-CN': '簡體中文', 'zh-TW': '繁體中文', en: '英文' }

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
  as: { duplicate: '同一筆', separate: '另一筆' },
  channel: overdue.channels,
  rejection: {
    salesFell: '銷售下跌',
    billOverdue: '有逾期賬單',
    shopUnreadable: '網店未能讀取銷售',
    payoutAccount: '收款帳戶未能核對',
    moreInformation: '需要更多資料',
    checks: '未通過審查（請賣家聯絡客服）',
  },
  rejectionCause: {
    details: '賣家帳戶資料有誤',
    closed: '賣家帳戶已關閉或不能收款',
    bank: '銀行方面的原因，賣家無須處理',
  },
  disposition: {
    'pay again': '再次放款',
    cancel: '取消提款',
  },
  currency: {
    GBP: '英鎊 GBP',
    USD: '美元 USD',
    HKD: '港元 HKD',
    CNY: '人民幣 CNY',
    EUR: '歐元 EUR',
    AED: '阿聯酋迪拉姆 AED',
    SAR: '沙特里亞爾 SAR',
    EGP: '埃及鎊 EGP',
    TWD: '新台幣 TWD',
    VND: '越南盾 VND',
  },
  per: { USD: '美元 USD', HKD: '港元 HKD', EUR: '歐元 EUR' },
  dateOrder: payments.statements.upload.dateOrders,
  encoding: payments.statements.encoding.names,
  format: { jsonl: '逐行 JSON', csv: 'CSV 表格' },
  held: work.by,
  heldUpBy: payments.payouts.obstacles,
  /** Signer capacities, and states of signatures by their codes 0, 1 and 2. */
  capacity: {
    director: '董事',
    shareholder: '股東',
    director_and_shareholder: '董事兼股東',
    legal_representative: '法定代表人',
    partner: '合夥人',
    sole_proprietor: '獨資東主',
  },
  identifiedBy: { sms: '短訊', mail: '電郵' },
  signStatus: { 0: '待發送', 1: '待簽署', 2: '已簽署' },
  kind: {
    ...terms.values.dueKinds,
    facility: '融資協議',
    addendum: '網店補充協議',
    increase: '提額補充協議',
    rpa: '應收賬款購買協議',
    guarantee: '個人擔保書',
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
  relationType: { company: '申請公司', director: '董事', shareholder: '股東', related_company: '關連公司' },
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
  template: { 'adv-red': '紅色', 'adv-blue': '藍色' },
}
