import type { StoppedDecision } from '#shared/desk/exposure.ts'

/** The acts that decide about a company, each with the kind of decision that stops apply to, or null. */
const decisions: Readonly<Record<string, StoppedDecision | null>> = {
  'kyc-approve': null,
  'limit-approve': 'lend',
  'limit-reject': null,
  'renewal-approve': 'lend',
  'renewal-reject': null,
  'facility-limit': 'lend',
  'facility-renew': 'lend',
  'facility-expire': null,
  'plan-offer': null,
  'plan-end': null,
  'facility-set': null,
  'drawdown-approve': null,
  'drawdown-reject': null,
  'drawdown-pay-out': null,
  'payout-batch-make': null,
  'dispute-uphold': null,
  'dispute-reject': null,
  'charge-write-off': 'writeOff',
  'facility-write-off': 'writeOff',
  'charge-waive': null,
  'repayment-post': null,
  'payoff-post': null,
  'payout-returned': null,
}

export const isDecision = (action: string): boolean => Object.hasOwn(decisions, action)

export const stoppedDecisionOf = (action: string): StoppedDecision | undefined =>
  decisions[action] ?? undefined
