/**
 * Of the facility agreement's words. An agreement keeps the version that its signers read: whoever changes the words
 * counts it up.
 */
export const agreementVersion = '2026.9'

/** Of the addendum's words, likewise. */
export const addendumVersion = '2026.2'
