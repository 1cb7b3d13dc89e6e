/** The progress of one signer: 0 pending, 1 invited by mail, 2 signed. */
export const signStatuses = [0, 1, 2] as const
export type SignStatus = (typeof signStatuses)[number]

/**
 * An agreement is rendered, then ready for signing, then signed by everyone. Before that a signer may decline, it
 * lapses when not everyone signs in time, an addendum may be withdrawn, and it is void when its basis is gone: a shop
 * that it lists, or a director who signs it.
 */
export const agreementStatuses = [
  'rendering',
  'ready',
  'signed',
  'withdrawn',
  'void',
  'declined',
  'lapsed',
] as const
export type AgreementStatus = (typeof agreementStatuses)[number]

/** How a signer was identified: by a code by SMS, or, which is weaker, by mail, as the link was. */
export const identificationChannels = ['sms', 'mail'] as const
export type IdentificationChannel = (typeof identificationChannels)[number]

/** A signing is complete only when every signer has signed: the least advanced one counts. */
export const overallSignStatus = (statuses: readonly SignStatus[]): SignStatus =>
  statuses.length === 0 ? 0 : (Math.min(...statuses) as SignStatus)

/** A name by its letters alone: keyboards have several dots for 买买提·阿不都, and several apostrophes. */
const comparable = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]|\p{Variation_Selector}/gu, '')

/** True when a typed name is the signer's, ignoring case, spaces, punctuation and full-width forms. */
export const isSameName = (typed: string, name: string): boolean => comparable(typed) === comparable(name)
