/** How far one signer is: 0 pending, 1 invited by mail, 2 signed. */
export const signStatuses = [0, 1, 2] as const
export type SignStatus = (typeof signStatuses)[number]

/**
 * An agreement is rendered, then ready to be signed, then signed by everyone. Before that an addendum may be withdrawn, and
 * is void when a shop that it lists is the company's no more.
 */
export const agreementStatuses = ['rendering', 'ready', 'signed', 'withdrawn', 'void'] as const
export type AgreementStatus = (typeof agreementStatuses)[number]

/** Signing is finished only when every signer has signed: the least advanced one counts. */
export const overallSignStatus = (statuses: readonly SignStatus[]): SignStatus =>
  statuses.length === 0 ? 0 : (Math.min(...statuses) as SignStatus)

const comparable = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, '')

/** True when a typed name is the signer's, whatever its case, spaces and full-width forms. */
export const isSameName = (typed: string, name: string): boolean => comparable(typed) === comparable(name)
