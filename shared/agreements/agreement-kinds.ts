/**
 * The kinds of agreements: a facility agreement, an addendum that adds shops to it, an increase of its limit, or a payment
 * plan for one of its drawdowns.
 */
export const agreementKinds = ['facility', 'addendum', 'increase', 'plan'] as const
export type AgreementKind = (typeof agreementKinds)[number]

/**
 * The documents that are signed together with a facility agreement, if the product's terms require them: a receivables
 * purchase agreement (RPA), and a personal guarantee.
 */
export const companionKinds = ['rpa', 'guarantee'] as const
export type CompanionKind = (typeof companionKinds)[number]

/** Every document signed by link: agreements and companion documents. */
export const signedKinds = [...agreementKinds, ...companionKinds] as const
export type SignedKind = (typeof signedKinds)[number]

export const isCompanion = (kind: SignedKind): kind is CompanionKind =>
  (companionKinds as readonly SignedKind[]).includes(kind)
