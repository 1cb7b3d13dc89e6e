/** What is signed: a facility agreement, or an addendum that adds shops to it. */
export const agreementKinds = ['facility', 'addendum'] as const
export type AgreementKind = (typeof agreementKinds)[number]
