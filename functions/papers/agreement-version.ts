/**
 * Of the facility agreement's words. An agreement keeps the version that its signers read: whoever changes the words
 * counts it up.
 */
export const agreementVersion = '2026.4'
