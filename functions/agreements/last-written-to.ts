import { reminderPauseMs } from '#shared/agreements/signing-times.ts'
import { type Agreement, type Signer, statusAt } from '../data/agreements.ts'

/** When a signer was last mailed a link, in milliseconds since 1970; 0 for never. */
export const lastWrittenTo = ({ invitedAt, remindedAt }: Signer): number =>
  Math.max(...[invitedAt, remindedAt].map((at) => (at ? Date.parse(at) : 0)))

/** When a signer may be reminded next: once a day. Undefined where nothing is to be signed any more. */
export const nextReminderAt = (agreement: Agreement, signer: Signer, now: Date): Date | undefined =>
  statusAt(agreement, now) === 'ready' && signer.status !== 2
    ? new Date(lastWrittenTo(signer) + reminderPauseMs)
    : undefined
