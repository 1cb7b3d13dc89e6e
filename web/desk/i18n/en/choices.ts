import { companyCase } from './case.ts'
import { fields } from './fields.ts'
import { frame } from './frame.ts'
import { payments } from './payments.ts'
import { overdue, portfolio, terms } from './portfolio.ts'
import { states } from './states.ts'
import { work } from './work.ts'

const { inboxes } = frame
const languages = { 'zh-CN': 'Simplified Chinese', 'zh-TW': 'Traditional Chinese', en: 'English' }

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
  as: { duplicate: 'The same line', separate: 'Another line' },
  channel: overdue.channels,
  rejection: {
    salesFell: 'Sales have fallen',
    billOverdue: 'A bill is overdue',
    shopUnreadable: 'A shop cannot be read',
    payoutAccount: 'Payout account not confirmed',
    moreInformation: 'More information needed',
    checks: 'Checks not passed (seller is to call)',
  },
  rejectionCause: {
    details: 'Wrong details of the seller’s account',
    closed: 'Seller’s account closed or takes no money',
    bank: 'A reason of the bank: nothing for the seller to do',
  },
  disposition: {
    'pay again': 'Pay again',
    cancel: 'Cancel the drawdown',
  },
  currency: {
    GBP: 'Pound sterling (GBP)',
    USD: 'US dollar (USD)',
    HKD: 'Hong Kong dollar (HKD)',
    CNY: 'Renminbi (CNY)',
    EUR: 'Euro (EUR)',
    AED: 'UAE dirham AED',
    SAR: 'Saudi riyal SAR',
    EGP: 'Egyptian pound EGP',
    TWD: 'New Taiwan dollar TWD',
    VND: 'Vietnamese dong VND',
  },
  per: { USD: 'US dollar (USD)', HKD: 'Hong Kong dollar (HKD)', EUR: 'Euro (EUR)' },
  dateOrder: payments.statements.upload.dateOrders,
  encoding: payments.statements.encoding.names,
  format: { jsonl: 'JSON, a line each', csv: 'CSV' },
  held: work.by,
  heldUpBy: payments.payouts.obstacles,
  /** Signer capacities, and states of signatures by their codes 0, 1 and 2. */
  capacity: {
    director: 'Director',
    shareholder: 'Shareholder',
    director_and_shareholder: 'Director and shareholder',
    legal_representative: 'Legal representative',
    partner: 'Partner',
    sole_proprietor: 'Sole proprietor',
  },
  identifiedBy: { sms: 'Text message', mail: 'Email' },
  signStatus: { 0: 'To be invited', 1: 'To sign', 2: 'Signed' },
  kind: {
    ...terms.values.dueKinds,
    facility: 'Facility agreement',
    addendum: 'Addendum for shops',
    increase: 'Addendum for a higher limit',
    rpa: 'Receivables purchase agreement',
    guarantee: 'Personal guarantee',
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
  relationType: {
    company: 'The company',
    director: 'A director',
    shareholder: 'A shareholder',
    related_company: 'A related company',
  },
  role: companyCase.roles,
  state: states.line,
  status: states.kyc,
  table: {
    totals: portfolio.views.summary,
    vintages: portfolio.views.vintages,
    platforms: 'Platforms',
    products: portfolio.line,
    inflow: portfolio.views.inflow,
  },
  template: { 'adv-red': 'Red', 'adv-blue': 'Blue' },
}
