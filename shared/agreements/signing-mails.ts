/** The mails about a signing: the invitation to sign, the certified copies of what was signed, the receivables purchase agreement among them (`rpa`), and a reminder. */
export const signingMails = ['invitation', 'rpa', 'reminder'] as const
export type SigningMail = (typeof signingMails)[number]
