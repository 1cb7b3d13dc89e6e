import { signedKinds } from './agreement-kinds.ts'

/** The kinds of certified documents: those signed by link, and a drawdown's note. */
export const certifiedKinds = [...signedKinds, 'drawdown_note'] as const
export type CertifiedKind = (typeof certifiedKinds)[number]
