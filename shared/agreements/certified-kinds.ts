/** What kinds of papers are certified: an agreement's kind, or a drawdown's note. */
export const certifiedKinds = ['facility', 'addendum', 'drawdown_note'] as const
export type CertifiedKind = (typeof certifiedKinds)[number]
