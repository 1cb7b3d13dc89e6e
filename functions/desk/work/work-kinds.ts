import type { WorkKind } from '#shared/desk/work.ts'
import type { Item } from '../../data/table.ts'

/** By which acts something of a kind is seen to. */
export const actsOfKinds: Readonly<Record<WorkKind, readonly string[]>> = {
  kyc: ['kyc-approve', 'kyc-return', 'kyc-reject'],
  drawdown: ['drawdown-approve', 'drawdown-reject', 'drawdown-pay-out'],
  payment: ['repayment-post', 'payment-void'],
  limit: ['limit-approve', 'limit-reject'],
  renewal: ['renewal-approve', 'renewal-reject'],
  payoff: ['payoff-post', 'payoff-void'],
  proposal: ['proposal-approve', 'proposal-reject'],
  'payout-account': ['payout-account-verify', 'payout-account-refuse'],
  dispute: ['dispute-uphold', 'dispute-reject'],
  shop: ['contact-record', 'facility-set', 'facility-limit'],
  'statement-line': ['statement-line-match', 'statement-line-to-suspense', 'statement-line-ignore'],
}

/** What of what waits its kind alone does not tell. */
export interface Waiting {
  companyId?: string
  /** Of a proposal the act that is proposed: who may do that decides on it. */
  action?: string
}

/** True for somebody who may do `ownActs` and so can see to what waits. */
export const maySeeTo = (kind: WorkKind, { action }: Item<Waiting>, ownActs: readonly string[]): boolean =>
  kind === 'proposal'
    ? action !== undefined && ownActs.includes(action)
    : actsOfKinds[kind].some((name) => ownActs.includes(name))
