import { type Agreement, statusAt } from '../data/agreements.ts'

/** An agreement that no one can sign any more, for another is made in its place. */
export const ended = (agreement: Agreement, now: Date): Agreement => {
  const status = statusAt(agreement, now)
  return { ...agreement, status: status === 'ready' ? 'void' : status }
}

export const stepsOfEnd = (agreement: Agreement, now: Date) =>
  statusAt(agreement, now) === 'ready'
    ? [{ kind: 'withdrawn', details: { why: 'signersChanged' } } as const]
    : []
