import { contactWaitMs } from '#shared/agreements/contact-change.ts'
import type { DomainEvent, EventName, EventOf } from '../../../functions/data/domain-events.ts'
import type { StoredEvent } from '../../../functions/data/events.ts'

/** One act of the back office, as an invocation of its Lambda. */
export interface DeskCall {
  action: string
  input: Record<string, unknown>
}

/** Nobody looks at what is approved automatically. */
const approveKyc = (companyId: string, kycId: string): DeskCall => ({
  action: 'kyc-approve',
  input: { companyId, kycId, unreviewedReason: 'approved without a person (DESK=auto)' },
})

type Decisions = { readonly [Name in EventName]?: (event: EventOf<Name>) => DeskCall[] }

/** The automatic decisions on events. */
const decisions: Decisions = {
  'kyc-submitted': ({ companyId, kycId }) => [approveKyc(companyId, kycId)],
  // Its approval was refused as it was submitted: the former contact can object for a day.
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

/** Not to be decided before: when the event is due, or when a contact changed by a KYC has waited. */
export const dueOf = ({ name, at, due }: Pick<StoredEvent, 'name' | 'at' | 'due'>): string | undefined =>
  name === 'kyc-contact-requested' ? new Date(Date.parse(at) + contactWaitMs).toISOString() : due

/** The back office's acts for an event, in order; empty if it has nothing to decide. */
export const decisionsOn = (event: DomainEvent): DeskCall[] => {
  const decide = decisions[event.name] as ((event: DomainEvent) => DeskCall[]) | undefined
  return decide?.(event) ?? []
}
