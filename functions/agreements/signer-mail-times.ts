import { reminderIntervalMs } from '#shared/agreements/signing-times.ts'
import type { AgreementPart } from '../data/agreement-documents.ts'
import { type Agreement, type Signer, statusAt } from '../data/agreements.ts'

/** When a signer was last mailed a link, in milliseconds since 1970; 0 for never. */
export const lastMailedAt = ({ invitedAt, remindedAt }: Signer): number =>
  Math.max(...[invitedAt, remindedAt].map((at) => (at ? Date.parse(at) : 0)))

/** The time of a signer's next possible reminder: once a day. Undefined if nothing is left to sign. */
export const nextReminderAt = (agreement: Agreement, signer: Signer, now: Date): Date | undefined =>
  statusAt(agreement, now) === 'ready' && signer.status !== 2
    ? new Date(lastMailedAt(signer) + reminderIntervalMs)
    : undefined

/** When the certified copy of a document was last mailed: on certification, and again at the company's request. */
export const copyMailedAt = ({ certified, copyMailedAt: again }: AgreementPart): string | undefined =>
  again ?? certified?.at

/** When it may be mailed again: once a day. Undefined until there is one. */
export const nextCopyAt = (paper: AgreementPart): Date | undefined => {
  const mailed = copyMailedAt(paper)
  return mailed ? new Date(Date.parse(mailed) + reminderIntervalMs) : undefined
}
