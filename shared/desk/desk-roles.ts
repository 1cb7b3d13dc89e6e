/** The roles of back-office users. A user may have several. */
export const everyDeskRole = ['reviewer', 'credit', 'payments', 'support', 'marketing', 'auditor'] as const
export type DeskRole = (typeof everyDeskRole)[number]
