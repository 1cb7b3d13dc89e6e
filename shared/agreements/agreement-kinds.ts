/** What is signed: a facility agreement, an addendum that adds shops to it, or an increase of its limit. */
export const agreementKinds = ['facility', 'addendum', 'increase'] as const
export type AgreementKind = (typeof agreementKinds)[number]

/**
 * What is signed together with a facility agreement, where the product's terms ask for it: a receivables purchase agreement
 * (RPA), and a personal guarantee.
 */
export const companionKinds = ['rpa', 'guarantee'] as const
export type CompanionKind = (typeof companionKinds)[number]

/** Every paper that is signed by link: an agreement's own, and its companions. */
export const signedKinds = [...agreementKinds, ...companionKinds] as const
export type SignedKind = (typeof signedKinds)[number]

export const isCompanion = (kind: SignedKind): kind is CompanionKind =>
  (companionKinds as readonly SignedKind[]).includes(kind)
