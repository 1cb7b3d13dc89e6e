/** The waiting time of a signer's new address or number, in which the person at the former one can object. */
export const contactChangeDelayMs = 24 * 60 * 60 * 1000

/** Whether a contact that replaced another at `since` is still too new for signing. */
export const isContactNew = (since: string | undefined, now: Date): boolean =>
  since !== undefined && now.getTime() < Date.parse(since) + contactChangeDelayMs

/** A requested address or number of a signer: nothing is sent there before it takes effect. */
export interface ContactChange {
  changeId: string
  email: string
  /** In E.164 form. */
  mobile?: string
  /** ISO timestamps, UTC. */
  askedAt: string
  waitsUntil: string
  /** The user who asked for it. */
  askedBy: string
  /** The person at the former contact has objected: the change is void. */
  objectedAt?: string
  /** By the lender, after a check. With `early` it takes effect before the end of the 24 hours. */
  released?: { at: string; by: string; early: boolean }
  inEffectAt?: string
}

export type ContactChangeState = 'waiting' | 'objected' | 'inEffect'

export const contactChangeState = ({ objectedAt, inEffectAt }: ContactChange): ContactChangeState => {
  if (inEffectAt) return 'inEffect'
  return objectedAt ? 'objected' : 'waiting'
}

/**
 * Whether a change may take effect: released by the lender, not objected to, and a day old unless it was released
 * early.
 */
export const mayTakeEffect = (change: ContactChange, now: Date): boolean =>
  contactChangeState(change) === 'waiting' &&
  change.released !== undefined &&
  (change.released.early || change.waitsUntil <= now.toISOString())
