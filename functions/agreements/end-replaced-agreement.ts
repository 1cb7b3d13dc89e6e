import { type Agreement, statusAt } from '../data/agreements.ts'

/** An agreement that can no longer be signed, since it is replaced by another. */
export const markAgreementReplaced = (agreement: Agreement, now: Date): Agreement => {
  const status = statusAt(agreement, now)
  return { ...agreement, status: status === 'ready' ? 'void' : status }
}

export const endSigningSteps = (agreement: Agreement, now: Date) =>
  statusAt(agreement, now) === 'ready'
    ? [{ kind: 'withdrawn', details: { why: 'signersChanged' } } as const]
    : []
