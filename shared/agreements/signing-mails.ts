/**
 * The types of mails about a signing: the invitation, the certified copies of signed documents, including the
 * receivables purchase agreement (`rpa`), and a reminder.
 */
export const signingMails = ['invitation', 'rpa', 'reminder'] as const
export type SigningMail = (typeof signingMails)[number]
