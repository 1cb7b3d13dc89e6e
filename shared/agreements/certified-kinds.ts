import { signedKinds } from './agreement-kinds.ts'

/** What kinds of papers are certified: what is signed by link, and a drawdown's note. */
export const certifiedKinds = [...signedKinds, 'drawdown_note'] as const
export type CertifiedKind = (typeof certifiedKinds)[number]
