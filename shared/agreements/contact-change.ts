/** A signer's other address or number waits so long: whoever was reached by the former one can object. */
export const contactWaitMs = 24 * 60 * 60 * 1000

/** Whether a contact that took the place of another at `since` is still too new to be signed by. */
export const isContactNew = (since: string | undefined, now: Date): boolean =>
  since !== undefined && now.getTime() < Date.parse(since) + contactWaitMs

/** Another address or number that was asked for a signer: nothing goes there before it is in effect. */
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
  /** Whoever was reached by the former contact has objected: it comes to nothing. */
  objectedAt?: string
  /** By the lender, after a look. With `early` it does not wait for the end of the 24 hours. */
  released?: { at: string; by: string; early: boolean }
  inEffectAt?: string
}

export type ContactChangeState = 'waiting' | 'objected' | 'inEffect'

export const contactChangeState = ({ objectedAt, inEffectAt }: ContactChange): ContactChangeState => {
  if (inEffectAt) return 'inEffect'
  return objectedAt ? 'objected' : 'waiting'
}

/** Whether a change may take effect: released by the lender, objected to by nobody, and a day old unless it was released early. */
export const mayTakeEffect = (change: ContactChange, now: Date): boolean =>
  contactChangeState(change) === 'waiting' &&
  change.released !== undefined &&
  (change.released.early || change.waitsUntil <= now.toISOString())
