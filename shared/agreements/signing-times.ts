const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** How long a signing that is ready waits for its last signature. */
export const signingDays = 30
export const signingForMs = signingDays * dayMs

/** How long the link in a mail opens the document. */
export const linkHours = 72
export const linkForMs = linkHours * hourMs

/** How long a signer who has proved to be the one may read and sign, before it is to be proved again. */
export const signingSessionForMs = hourMs

/** Between two reminders of one signer. */
export const reminderPauseMs = dayMs

/** Between two links that one signer asks for. */
export const renewalPauseMs = 10 * 60_000

/** When a signing lapses that is ready now. */
export const signingEnd = (ready: Date): Date => new Date(ready.getTime() + signingForMs)
