import { contactChangeDelayMs } from '#shared/agreements/contact-change.ts'
import type { DomainEvent, EventName, EventOf } from '../../../functions/data/domain-events.ts'
import type { StoredEvent } from '../../../functions/data/events.ts'

/** One act of the back office, as an invocation of its Lambda. */
export interface DeskCall {
  action: string
  input: Record<string, unknown>
}

/** An automatic approval has no reviewer, and gives this as its reason. */
const approveKyc = (companyId: string, kycId: string): DeskCall => ({
  action: 'kyc-approve',
  input: { companyId, kycId, unreviewedReason: 'approved without a person (DESK=auto)' },
})

type Decisions = { readonly [Name in EventName]?: (event: EventOf<Name>) => DeskCall[] }

/** The automatic decisions on events. */
const decisions: Decisions = {
  'kyc-submitted': ({ companyId, kycId }) => [approveKyc(companyId, kycId)],
  // Approval was refused at the submission, because the former contact can object for a day.
  'kyc-contact-requested': ({ companyId, kycId }) => [approveKyc(companyId, kycId)],
  'signer-contact-due': ({ companyId, agreementId, signerId }) => [
    { action: 'signer-contact-release', input: { companyId, agreementId, signerId } },
  ],
  'signing-completed': ({ companyId, agreementId, awaitsCheck }) =>
    awaitsCheck ? [{ action: 'signers-acknowledge', input: { companyId, agreementId } }] : [],
  'payout-account-changed': ({ companyId, accountId, version, change }) =>
    change === 'removed' || change === 'chosen'
      ? []
      : [{ action: 'payout-account-verify', input: { companyId, accountId, version } }],
  'drawdown-note-rendered': ({ companyId, facilityId, drawdownId }) => [
    { action: 'drawdown-approve', input: { companyId, facilityId, drawdownId } },
    { action: 'drawdown-pay-out', input: { companyId, facilityId, drawdownId } },
  ],
  'limit-increase-requested': ({ companyId, facilityId, requestId }) => [
    { action: 'limit-approve', input: { companyId, facilityId, requestId } },
  ],
  'renewal-requested': ({ companyId, facilityId, requestId }) => [
    { action: 'renewal-approve', input: { companyId, facilityId, renewalId: requestId } },
  ],
  'payoff-reported': ({ companyId, facilityId, drawdownId }) => [
    { action: 'payoff-post', input: { companyId, facilityId, drawdownId } },
  ],
  'payoff-overtaken': ({ companyId, facilityId, chargeId, paymentId }) => [
    { action: 'repayment-post', input: { companyId, facilityId, chargeId, paymentId } },
  ],
  'payment-reported': ({ companyId, facilityId, chargeId, paymentId }) => [
    { action: 'repayment-post', input: { companyId, facilityId, chargeId, paymentId } },
  ],
}

type Settlements = { readonly [Name in EventName]?: (event: EventOf<Name>) => DeskCall[] }

const drawdownCalls = (
  { companyId, facilityId, drawdownId }: EventOf<'drawdown-decided'> | EventOf<'drawdown-paid-out'>,
  actions: readonly string[],
) => actions.map((action) => ({ action, input: { companyId, facilityId, drawdownId } }))

/** The acts that an event has settled: the decision was made in the console, or in another way. */
const settlements: Settlements = {
  'kyc-decided': ({ companyId, kycId }) => [{ action: 'kyc-approve', input: { companyId, kycId } }],
  'payout-account-decided': ({ companyId, accountId, version }) => [
    { action: 'payout-account-verify', input: { companyId, accountId, version } },
  ],
  'drawdown-decided': (event) =>
    drawdownCalls(
      event,
      event.decision === 'rejected' ? ['drawdown-approve', 'drawdown-pay-out'] : ['drawdown-approve'],
    ),
  'drawdown-paid-out': (event) => drawdownCalls(event, ['drawdown-approve', 'drawdown-pay-out']),
  'limit-request-decided': ({ companyId, facilityId, requestId }) => [
    { action: 'limit-approve', input: { companyId, facilityId, requestId } },
  ],
  'limit-request-withdrawn': ({ companyId, facilityId, requestId }) => [
    { action: 'limit-approve', input: { companyId, facilityId, requestId } },
  ],
  'renewal-decided': ({ companyId, facilityId, requestId }) => [
    { action: 'renewal-approve', input: { companyId, facilityId, renewalId: requestId } },
  ],
  'renewal-withdrawn': ({ companyId, facilityId, requestId }) => [
    { action: 'renewal-approve', input: { companyId, facilityId, renewalId: requestId } },
  ],
  'repayment-posted': ({ companyId, facilityId, chargeId, paymentId }) => [
    { action: 'repayment-post', input: { companyId, facilityId, chargeId, paymentId } },
  ],
  'payment-voided': ({ companyId, facilityId, chargeId, paymentId }) => [
    { action: 'repayment-post', input: { companyId, facilityId, chargeId, paymentId } },
  ],
  'payoff-voided': ({ companyId, facilityId, drawdownId }) => [
    { action: 'payoff-post', input: { companyId, facilityId, drawdownId } },
  ],
}

/** The acts of the back office that an event has settled. */
export const settledBy = (event: DomainEvent): DeskCall[] => {
  const settle = settlements[event.name] as ((event: DomainEvent) => DeskCall[]) | undefined
  return settle?.(event) ?? []
}

/** Not to be decided before: when the event is due, or when a contact changed by a KYC has waited. */
export const dueOf = ({ name, at, due }: Pick<StoredEvent, 'name' | 'at' | 'due'>): string | undefined =>
  name === 'kyc-contact-requested' ? new Date(Date.parse(at) + contactChangeDelayMs).toISOString() : due

/** The back office's acts for an event, in order; empty if it has nothing to decide. */
export const decisionsOn = (event: DomainEvent): DeskCall[] => {
  const decide = decisions[event.name] as ((event: DomainEvent) => DeskCall[]) | undefined
  return decide?.(event) ?? []
}
