const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** How many days a ready signing waits for its last signature. */
export const signingDays = 30
export const signingPeriodMs = signingDays * dayMs

/** How many hours a mailed link opens the document. */
export const linkHours = 72
export const linkLifetimeMs = linkHours * hourMs

/** How long an identified signer may read and sign, before identifying again. */
export const signingSessionLifetimeMs = hourMs

/** Between two reminders of one signer. */
export const reminderIntervalMs = dayMs

/** Between two links requested by one signer. */
export const linkRenewalIntervalMs = 10 * 60_000

/** When a signing that is ready now lapses. */
export const signingDeadline = (ready: Date): Date => new Date(ready.getTime() + signingPeriodMs)
