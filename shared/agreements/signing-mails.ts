/** The mails about a signing: the invitation to sign, the certified copy of what was signed (`rpa`), and a reminder. */
export const signingMails = ['invitation', 'rpa', 'reminder'] as const
export type SigningMail = (typeof signingMails)[number]
