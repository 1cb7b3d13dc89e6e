/** What an act or a call can do that nobody is to do alone without a reason, and how a table calls it. */
export const sensitiveKinds = {
  movesMoney: 'moves money',
  waivesDebt: 'waives a debt',
  speaksForLender: 'speaks for the lender',
  showsIdentity: 'shows identity',
} as const

export type SensitiveKind = keyof typeof sensitiveKinds

/**
 * How many people a sensitive operation takes, and why that is enough. `docs/security.md` has a table of it, made by
 * `scripts/write-segregation-of-duties.ts`.
 */
export interface LoneUse {
  /** Why one person alone suffices. Needed wherever there is a use of it without a second person. */
  readonly whyOnePerson?: string
  /** Which of a call’s uses take a second person, where some do: `above the company’s amount`. Of an act `fourEyes` says so. */
  readonly secondPersonWhen?: string
  /** What has to pass before it takes effect: `a day`. */
  readonly delay?: string
}

/** An act's declaration of it. An endpoint declares the kinds alone; the rest is `single-person-reasons.ts`, which no site loads. */
export interface Sensitive extends Omit<LoneUse, 'secondPersonWhen'> {
  readonly kinds: readonly [SensitiveKind, ...SensitiveKind[]]
}
