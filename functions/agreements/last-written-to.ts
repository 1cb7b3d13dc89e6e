import { reminderPauseMs } from '#shared/agreements/signing-times.ts'
import type { SignedPaper } from '../data/agreement-papers.ts'
import { type Agreement, type Signer, statusAt } from '../data/agreements.ts'

/** When a signer was last mailed a link, in milliseconds since 1970; 0 for never. */
export const lastWrittenTo = ({ invitedAt, remindedAt }: Signer): number =>
  Math.max(...[invitedAt, remindedAt].map((at) => (at ? Date.parse(at) : 0)))

/** When a signer may be reminded next: once a day. Undefined where nothing is to be signed any more. */
export const nextReminderAt = (agreement: Agreement, signer: Signer, now: Date): Date | undefined =>
  statusAt(agreement, now) === 'ready' && signer.status !== 2
    ? new Date(lastWrittenTo(signer) + reminderPauseMs)
    : undefined

/** When the certified copy of a paper was mailed, the last time last: once it was there, and again where the company asked for it. */
export const copyMailedAt = ({ certified, copyMailedAt: again }: SignedPaper): string | undefined =>
  again ?? certified?.at

/** When it may be mailed again: once a day. Undefined until there is one. */
export const nextCopyAt = (paper: SignedPaper): Date | undefined => {
  const mailed = copyMailedAt(paper)
  return mailed ? new Date(Date.parse(mailed) + reminderPauseMs) : undefined
}
